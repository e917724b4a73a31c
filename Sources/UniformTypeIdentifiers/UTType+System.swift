// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The system's types. Their supertypes and tags are in `systemTypeTable`.

extension UTType {
    // MARK: Base types

    /// The base type of files and folders.
    public static var item: UTType { UTType(declared: "public.item") }
    /// The base type of document content, such as text and images.
    public static var content: UTType { UTType(declared: "public.content") }
    /// The type of documents with mixed content, such as text and images, a subtype of ``content``.
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
    /// The base type of byte streams, in files or in memory, a subtype of ``item``.
    public static var data: UTType { UTType(declared: "public.data") }
    /// The type of all directories, both folders and packages, a subtype of ``item``.
    public static var directory: UTType { UTType(declared: "public.directory") }
    /// The type of directories that the user can browse, a subtype of ``directory``.
    public static var folder: UTType { UTType(declared: "public.folder") }
    /// The type of a volume's root folder, a subtype of ``folder``.
    public static var volume: UTType { UTType(declared: "public.volume") }
    /// The base type of references to files, such as aliases and symbolic links.
    public static var resolvable: UTType { UTType(declared: "com.apple.resolvable") }
    /// The "symbolic link" type, a subtype of ``item`` and ``resolvable``.
    public static var symbolicLink: UTType { UTType(declared: "public.symlink") }
    /// The "mount point" type, a subtype of ``item`` and ``resolvable``.
    public static var mountPoint: UTType { UTType(declared: "com.apple.mount-point") }
    /// The "alias" type, a subtype of ``data`` and ``resolvable``.
    public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }
    /// The type of Foundation's URL bookmarks, which refer to a file, a subtype of ``data`` and ``resolvable``.
    public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }
    /// The "URL" type, a subtype of ``data``.
    public static var url: UTType { UTType(declared: "public.url") }
    /// The "file URL" type, a subtype of ``url``.
    public static var fileURL: UTType { UTType(declared: "public.file-url") }
    /// The "executable" type, a subtype of ``item``.
    public static var executable: UTType { UTType(declared: "public.executable") }
    /// The type of directories that are shown to the user as a single file, a subtype of ``directory``.
    public static var package: UTType { UTType(declared: "com.apple.package") }
    /// The type of directories with the structure of a bundle, such as frameworks, a subtype of ``directory``.
    public static var bundle: UTType { UTType(declared: "com.apple.bundle") }

    // MARK: Text

    /// The "text" type, a subtype of ``data`` and ``content``.
    public static var text: UTType { UTType(declared: "public.text") }
    /// The type of text without formatting, a subtype of ``text``.
    public static var plainText: UTType { UTType(declared: "public.plain-text") }
    /// The type of plain text in UTF-8, a subtype of ``plainText``.
    public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
    /// The type of plain text in UTF-16 that starts with a byte order mark, or else is big-endian; a subtype of
    /// ``plainText``.
    public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }
    /// The type of plain text in UTF-16 in native byte order, a subtype of ``plainText``.
    public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }
    /// The "delimited text" type, a subtype of ``text``.
    public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }
    /// The "CSV text" type, a subtype of ``delimitedText``.
    public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }
    /// The "TSV text" type, a subtype of ``delimitedText``.
    public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }
    /// The type of TSV text in UTF-8, a subtype of ``tabSeparatedText`` and ``utf8PlainText``.
    public static var utf8TabSeparatedText: UTType { UTType(declared: "public.utf8-tab-separated-values-text") }
    /// The "RTF text" type, a subtype of ``text``.
    public static var rtf: UTType { UTType(declared: "public.rtf") }
    /// The "HTML text" type, a subtype of ``text``.
    public static var html: UTType { UTType(declared: "public.html") }
    /// The "XML text" type, a subtype of ``text``.
    public static var xml: UTType { UTType(declared: "public.xml") }
    /// The "YAML document" type, a subtype of ``text``.
    public static var yaml: UTType { UTType(declared: "public.yaml") }
    /// The "CSS style sheet" type, a subtype of ``text``.
    public static var css: UTType { UTType(declared: "public.css") }
    /// The "JSON" type, a subtype of ``text``.
    public static var json: UTType { UTType(declared: "public.json") }
    /// The "GeoJSON" type, a subtype of ``json``.
    public static var geoJSON: UTType { UTType(declared: "public.geojson") }
    /// The "log" type, a subtype of ``plainText``.
    public static var log: UTType { UTType(declared: "public.log") }
    /// The "vCard" type, a subtype of ``text`` and ``contact``.
    public static var vCard: UTType { UTType(declared: "public.vcard") }

    // MARK: Source code

    /// The "source code" type, a subtype of ``plainText``.
    public static var sourceCode: UTType { UTType(declared: "public.source-code") }
    /// The "assembly source" type, a subtype of ``sourceCode``.
    public static var assemblyLanguageSource: UTType { UTType(declared: "public.assembly-source") }
    /// The "C source" type, a subtype of ``sourceCode``.
    public static var cSource: UTType { UTType(declared: "public.c-source") }
    /// The "Objective-C source" type, a subtype of ``sourceCode``.
    public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }
    /// The "Swift source" type, a subtype of ``sourceCode``.
    public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
    /// The "C++ source" type, a subtype of ``sourceCode``.
    public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }
    /// The "Objective-C++ source" type, a subtype of ``sourceCode``.
    public static var objectiveCPlusPlusSource: UTType { UTType(declared: "public.objective-c-plus-plus-source") }
    /// The "C header" type, a subtype of ``sourceCode``.
    public static var cHeader: UTType { UTType(declared: "public.c-header") }
    /// The "C++ header" type, a subtype of ``sourceCode``.
    public static var cPlusPlusHeader: UTType { UTType(declared: "public.c-plus-plus-header") }
    /// The "Makefile" type, a subtype of ``script``.
    public static var makefile: UTType { UTType(declared: "public.make-source") }
    /// The "script" type, a subtype of ``sourceCode``.
    public static var script: UTType { UTType(declared: "public.script") }
    /// The "AppleScript text" type, a subtype of ``script``.
    public static var appleScript: UTType { UTType(declared: "com.apple.applescript.text") }
    /// The type of binary scripts (`.scpt`), a subtype of ``data`` and ``script``.
    public static var osaScript: UTType { UTType(declared: "com.apple.applescript.script") }
    /// The "script bundle" type, a subtype of ``bundle``, ``package`` and ``script``.
    public static var osaScriptBundle: UTType { UTType(declared: "com.apple.applescript.script-bundle") }
    /// The "JavaScript" type, a subtype of ``sourceCode`` and ``executable``.
    public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }
    /// The "shell script" type, a subtype of ``script``.
    public static var shellScript: UTType { UTType(declared: "public.shell-script") }
    /// The "Perl script" type, a subtype of ``shellScript``.
    public static var perlScript: UTType { UTType(declared: "public.perl-script") }
    /// The "Python script" type, a subtype of ``shellScript``.
    public static var pythonScript: UTType { UTType(declared: "public.python-script") }
    /// The "Ruby script" type, a subtype of ``shellScript``.
    public static var rubyScript: UTType { UTType(declared: "public.ruby-script") }
    /// The "PHP script" type, a subtype of ``shellScript``.
    public static var phpScript: UTType { UTType(declared: "public.php-script") }

    // MARK: Property lists

    /// The "property list" type, a subtype of ``data``.
    public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
    /// The "XML property list" type, a subtype of ``xml`` and ``propertyList``.
    public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }
    /// The "binary property list" type, a subtype of ``propertyList``.
    public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }

    // MARK: Documents

    /// The "PDF document" type, a subtype of ``data`` and ``compositeContent``.
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
    /// The type of RTFD documents that are packages, a subtype of ``package`` and ``compositeContent``.
    public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }
    /// The type of RTFD documents in a single file, a subtype of ``data`` and ``compositeContent``.
    public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }
    /// The "web archive" type, a subtype of ``data`` and ``compositeContent``.
    public static var webArchive: UTType { UTType(declared: "com.apple.webarchive") }
    /// The "EPUB document" type, a subtype of ``data`` and ``compositeContent``.
    public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
    /// The "spreadsheet" type, a subtype of ``content``.
    public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
    /// The "presentation" type, a subtype of ``compositeContent``.
    public static var presentation: UTType { UTType(declared: "public.presentation") }
    /// The base type of databases.
    public static var database: UTType { UTType(declared: "public.database") }
    /// The base type of messages, such as email.
    public static var message: UTType { UTType(declared: "public.message") }
    /// The "mail message" type, a subtype of ``message``.
    public static var emailMessage: UTType { UTType(declared: "public.email-message") }
    /// The base type of contacts.
    public static var contact: UTType { UTType(declared: "public.contact") }
    /// The base type of to-do items.
    public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }
    /// The base type of calendar events.
    public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
    /// The base type of bookmarks.
    public static var bookmark: UTType { UTType(declared: "public.bookmark") }
    /// The "Internet location" type, a subtype of ``data``.
    public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }
    /// The "Internet shortcut" type, a subtype of ``internetLocation``.
    public static var internetShortcut: UTType { UTType(declared: "com.microsoft.internet-shortcut") }
    /// The "link metadata" type, a subtype of ``data``.
    public static var linkPresentationMetadata: UTType { UTType(declared: "com.apple.linkpresentation.metadata") }
    /// The base type of fonts.
    public static var font: UTType { UTType(declared: "public.font") }

    // MARK: Images

    /// The "image" type, a subtype of ``data`` and ``content``.
    public static var image: UTType { UTType(declared: "public.image") }
    /// The "JPEG image" type, a subtype of ``image``.
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }
    /// The "TIFF image" type, a subtype of ``image``.
    public static var tiff: UTType { UTType(declared: "public.tiff") }
    /// The "GIF image" type, a subtype of ``image``.
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
    /// The "PNG image" type, a subtype of ``image``.
    public static var png: UTType { UTType(declared: "public.png") }
    /// The type of Apple icon images (`.icns`), a subtype of ``image``.
    public static var icns: UTType { UTType(declared: "com.apple.icns") }
    /// The "BMP image" type, a subtype of ``image``.
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
    /// The type of Windows icon images (`.ico`), a subtype of ``image``.
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
    /// The base type of unprocessed images from camera sensors, a subtype of ``image``.
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
    /// The "DNG image" type, a subtype of ``rawImage``.
    public static var dng: UTType { UTType(declared: "com.adobe.raw-image") }
    /// The "SVG image" type, a subtype of ``image`` and ``xml``.
    public static var svg: UTType { UTType(declared: "public.svg-image") }
    /// The type of Live Photos.
    public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }
    /// The "HEIF image" type, a subtype of ``image``.
    public static var heif: UTType { UTType(declared: "public.heif") }
    /// The "HEIC image" type, a subtype of ``image``.
    public static var heic: UTType { UTType(declared: "public.heic") }
    /// The "HEIC image sequence" type, a subtype of ``image``.
    public static var heics: UTType { UTType(declared: "public.heics") }
    /// The "WebP image" type, a subtype of ``image``.
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
    /// The "OpenEXR image" type, a subtype of ``image``.
    public static var exr: UTType { UTType(declared: "com.ilm.openexr-image") }
    /// The "JPEG XL image" type, a subtype of ``image``.
    public static var jpegxl: UTType { UTType(declared: "public.jpeg-xl") }

    // MARK: 3D content

    /// The "3D content" type, a subtype of ``content``.
    public static var threeDContent: UTType { UTType(declared: "public.3d-content") }
    /// The "USD scene" type, a subtype of ``data`` and ``threeDContent``.
    public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }
    /// The "USDZ scene" type, a subtype of ``data`` and ``threeDContent``.
    public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }
    /// The "Reality file" type, a subtype of ``data``.
    public static var realityFile: UTType { UTType(declared: "com.apple.reality") }
    /// The "SceneKit scene" type, a subtype of ``data`` and ``threeDContent``.
    public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }
    /// The "AR reference object" type, a subtype of ``data``.
    public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }

    // MARK: Audio and video

    /// The base type of content with sound, video or both, a subtype of ``data`` and ``content``.
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
    /// The base type of video that may have sound, a subtype of ``audiovisualContent``.
    public static var movie: UTType { UTType(declared: "public.movie") }
    /// The base type of video without sound, a subtype of ``movie``.
    public static var video: UTType { UTType(declared: "public.video") }
    /// The "audio" type, a subtype of ``audiovisualContent``.
    public static var audio: UTType { UTType(declared: "public.audio") }
    /// The "QuickTime movie" type, a subtype of ``movie``.
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
    /// The "MPEG movie" type, a subtype of ``movie``.
    public static var mpeg: UTType { UTType(declared: "public.mpeg") }
    /// The "MPEG-2 video" type, a subtype of ``video``.
    public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }
    /// The "MPEG-2 transport stream" type, a subtype of ``movie``.
    public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }
    /// The "MP3 audio" type, a subtype of ``audio``.
    public static var mp3: UTType { UTType(declared: "public.mp3") }
    /// The "MPEG-4 movie" type, a subtype of ``movie``.
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
    /// The "MPEG-4 audio" type, a subtype of ``mpeg4Movie`` and ``audio``.
    public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
    /// The "protected MPEG-4 audio" type, a subtype of ``audio``.
    public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }
    /// The "protected MPEG-4 video" type, a subtype of ``movie``.
    public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }
    /// The "AVI movie" type, a subtype of ``movie``.
    public static var avi: UTType { UTType(declared: "public.avi") }
    /// The "AIFF audio" type, a subtype of ``audio``.
    public static var aiff: UTType { UTType(declared: "public.aiff-audio") }
    /// The "WAV audio" type, a subtype of ``audio``.
    public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
    /// The "MIDI audio" type, a subtype of ``audio``.
    public static var midi: UTType { UTType(declared: "public.midi-audio") }
    /// The base type of playlists.
    public static var playlist: UTType { UTType(declared: "public.playlist") }
    /// The "M3U playlist" type, a subtype of ``playlist`` and ``text``.
    public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }
    /// The "haptic pattern" type, a subtype of ``json``.
    public static var ahap: UTType { UTType(declared: "com.apple.haptics.ahap") }

    // MARK: Programs

    /// The "application" type, a subtype of ``executable``.
    public static var application: UTType { UTType(declared: "com.apple.application") }
    /// The type of applications that are bundles, a subtype of ``application``, ``bundle`` and ``package``.
    public static var applicationBundle: UTType { UTType(declared: "com.apple.application-bundle") }
    /// The "application extension" type, a subtype of ``xpcService``.
    public static var applicationExtension: UTType { UTType(declared: "com.apple.application-and-system-extension") }
    /// The "Unix executable" type, a subtype of ``data`` and ``executable``.
    public static var unixExecutable: UTType { UTType(declared: "public.unix-executable") }
    /// The type of Windows programs (`.exe`), a subtype of ``data`` and ``executable``.
    public static var exe: UTType { UTType(declared: "com.microsoft.windows-executable") }
    /// The "framework" type, a subtype of ``bundle``.
    public static var framework: UTType { UTType(declared: "com.apple.framework") }
    /// The "plug-in" type, a subtype of ``bundle`` and ``package``.
    public static var pluginBundle: UTType { UTType(declared: "com.apple.plugin") }
    /// The "Spotlight importer" type, a subtype of ``pluginBundle``.
    public static var spotlightImporter: UTType { UTType(declared: "com.apple.metadata-importer") }
    /// The "Quick Look generator" type, a subtype of ``pluginBundle``.
    public static var quickLookGenerator: UTType { UTType(declared: "com.apple.quicklook-generator") }
    /// The "XPC service" type, a subtype of ``bundle`` and ``package``.
    public static var xpcService: UTType { UTType(declared: "com.apple.xpc-service") }
    /// The "preferences pane" type, a subtype of ``bundle`` and ``package``.
    public static var systemPreferencesPane: UTType { UTType(declared: "com.apple.systempreference.prefpane") }

    // MARK: Archives and keys

    /// The base type of archives.
    public static var archive: UTType { UTType(declared: "public.archive") }
    /// The "disk image" type, a subtype of ``archive``.
    public static var diskImage: UTType { UTType(declared: "public.disk-image") }
    /// The "gzip file" type, a subtype of ``data`` and ``archive``.
    public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
    /// The "bzip2 archive" type, a subtype of ``data`` and ``archive``.
    public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }
    /// The "ZIP archive" type, a subtype of `com.pkware.zip-archive`.
    public static var zip: UTType { UTType(declared: "public.zip-archive") }
    /// The "tar archive" type, a subtype of ``data`` and ``archive``.
    public static var tarArchive: UTType { UTType(declared: "public.tar-archive") }
    /// The "Apple Archive" type, a subtype of ``data`` and ``archive``.
    public static var appleArchive: UTType { UTType(declared: "com.apple.archive") }
    /// The type of PKCS #12 files, which hold certificates and private keys, a subtype of ``data``.
    public static var pkcs12: UTType { UTType(declared: "com.rsa.pkcs-12") }
    /// The "certificate" type, a subtype of ``data``.
    public static var x509Certificate: UTType { UTType(declared: "public.x509-certificate") }
}
