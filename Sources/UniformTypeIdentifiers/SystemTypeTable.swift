// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The types that the system declares, one per line: identifier, supertypes, file name extensions, MIME types, and
/// description. The first of several extensions or MIME types is the preferred one. If several types share an extension
/// or MIME type, a lookup returns the first of them in the table.
///
/// Identifiers and supertypes are from Apple's list of system-declared types. MIME types that Apple does not list are
/// from IANA's registry.
let systemTypeTable = """
    # Foundations
    public.item |  |  |  | item
    public.content |  |  |  | content
    public.composite-content | public.content |  |  | composite content
    public.data | public.item |  |  | data
    public.directory | public.item |  |  | directory
    public.folder | public.directory |  |  | folder
    public.volume | public.folder |  |  | volume
    com.apple.resolvable |  |  |  | resolvable
    public.symlink | public.item, com.apple.resolvable |  |  | symbolic link
    com.apple.mount-point | public.item, com.apple.resolvable |  |  | mount point
    com.apple.alias-file | public.data, com.apple.resolvable |  |  | alias
    com.apple.bookmark | public.data, com.apple.resolvable |  |  | bookmark
    public.url | public.data |  |  | URL
    public.file-url | public.url |  |  | file URL
    public.executable | public.item |  |  | executable
    com.apple.package | public.directory |  |  | package
    com.apple.bundle | public.directory |  |  | bundle
    # Texts
    public.text | public.data, public.content |  |  | text
    public.plain-text | public.text | txt, text | text/plain | text
    public.utf8-plain-text | public.plain-text |  | text/plain;charset=utf-8 | Unicode text
    public.utf16-external-plain-text | public.plain-text |  |  | Unicode text
    public.utf16-plain-text | public.plain-text |  | text/plain;charset=utf-16 | Unicode text
    public.delimited-values-text | public.text |  |  | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | CSV text
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | TSV text
    public.utf8-tab-separated-values-text | public.tab-separated-values-text, public.utf8-plain-text |  |  | TSV text
    public.rtf | public.text | rtf | text/rtf, application/rtf | RTF text
    public.html | public.text | html, htm, shtml | text/html | HTML text
    public.xml | public.text | xml | application/xml, text/xml | XML text
    public.yaml | public.text | yml, yaml | application/x-yaml, application/yaml, text/yaml | YAML document
    public.css | public.text | css | text/css | CSS style sheet
    public.json | public.text | json | application/json | JSON
    public.geojson | public.json | geojson | application/geo+json | GeoJSON
    public.log | public.plain-text | log |  | log
    public.vcard | public.text, public.contact | vcf, vcard | text/vcard, text/directory, text/x-vcard | vCard
    # Programs' texts
    public.source-code | public.plain-text |  |  | source code
    public.assembly-source | public.source-code | s |  | assembly source
    public.c-source | public.source-code | c | text/x-c | C source
    public.objective-c-source | public.source-code | m |  | Objective-C source
    public.swift-source | public.source-code | swift |  | Swift source
    public.c-plus-plus-source | public.source-code | cpp, cp, c++, cc, cxx |  | C++ source
    public.objective-c-plus-plus-source | public.source-code | mm |  | Objective-C++ source
    public.c-header | public.source-code | h |  | C header
    public.c-plus-plus-header | public.source-code | hpp, h++, hxx, hh |  | C++ header
    public.make-source | public.script | mk, mak, make |  | Makefile
    public.script | public.source-code |  |  | script
    com.apple.applescript.text | public.script | applescript |  | AppleScript text
    com.apple.applescript.script | public.data, public.script | scpt |  | script
    com.apple.applescript.script-bundle | com.apple.bundle, com.apple.package, public.script | scptd |  | script bundle
    com.netscape.javascript-source | public.source-code, public.executable | js, mjs | text/javascript | JavaScript
    public.shell-script | public.script | sh, command | application/x-sh | shell script
    public.perl-script | public.shell-script | pl, pm |  | Perl script
    public.python-script | public.shell-script | py | text/x-python | Python script
    public.ruby-script | public.shell-script | rb, rbw |  | Ruby script
    public.php-script | public.shell-script | php, php3, php4, phtml | text/php | PHP script
    # Lists of properties
    com.apple.property-list | public.data | plist |  | property list
    com.apple.xml-property-list | public.xml, com.apple.property-list |  |  | XML property list
    com.apple.binary-property-list | com.apple.property-list |  |  | binary property list
    # Documents
    com.adobe.pdf | public.data, public.composite-content | pdf | application/pdf | PDF document
    com.apple.rtfd | com.apple.package, public.composite-content | rtfd |  | RTFD document
    com.apple.flat-rtfd | public.data, public.composite-content |  |  | RTFD document
    com.apple.webarchive | public.data, public.composite-content | webarchive | application/x-webarchive | web archive
    org.idpf.epub-container | public.data, public.composite-content | epub | application/epub+zip | EPUB document
    public.spreadsheet | public.content |  |  | spreadsheet
    public.presentation | public.composite-content |  |  | presentation
    public.database |  |  |  | database
    public.message |  |  |  | message
    public.email-message | public.message |  |  | mail message
    public.contact |  |  |  | contact
    public.to-do-item |  |  |  | to-do item
    public.calendar-event |  |  |  | calendar event
    public.bookmark |  |  |  | bookmark
    com.apple.internet-location | public.data |  |  | Internet location
    com.microsoft.internet-shortcut | com.apple.internet-location | url |  | Internet shortcut
    com.apple.linkpresentation.metadata | public.data |  |  | link metadata
    public.font |  |  |  | font
    # Pictures
    public.image | public.data, public.content |  |  | image
    public.jpeg | public.image | jpeg, jpg, jpe | image/jpeg, image/jpg | JPEG image
    public.tiff | public.image | tiff, tif | image/tiff | TIFF image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.png | public.image | png | image/png | PNG image
    com.apple.icns | public.image | icns |  | icon image
    com.microsoft.bmp | public.image | bmp, dib | image/bmp | BMP image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon, image/x-icon | icon image
    public.camera-raw-image | public.image |  |  | raw image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG image
    public.svg-image | public.image, public.xml | svg, svgz | image/svg+xml | SVG image
    com.apple.live-photo |  |  |  | Live Photo
    public.heif | public.image | heif | image/heif | HEIF image
    public.heic | public.image | heic | image/heic | HEIC image
    public.heics | public.image | heics | image/heic-sequence | HEIC image sequence
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    com.ilm.openexr-image | public.image | exr |  | OpenEXR image
    public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
    # Things in space
    public.3d-content | public.content |  |  | 3D content
    com.pixar.universal-scene-description | public.data, public.3d-content | usd, usda, usdc |  | USD scene
    com.pixar.universal-scene-description-mobile | public.data, public.3d-content | usdz |  | USDZ scene
    com.apple.reality | public.data | reality | model/vnd.reality | Reality file
    com.apple.scenekit.scene | public.data, public.3d-content | scn |  | SceneKit scene
    com.apple.arobject | public.data | arobject |  | AR reference object
    # Sound and film
    public.audiovisual-content | public.data, public.content |  |  | audiovisual content
    public.movie | public.audiovisual-content |  |  | movie
    public.video | public.movie |  |  | video
    public.audio | public.audiovisual-content |  |  | audio
    com.apple.quicktime-movie | public.movie | mov, qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg, mpeg, mpe, m75, m15 | video/mpeg, video/mpg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-2-transport-stream | public.movie | ts | video/mp2t | MPEG-2 transport stream
    public.mp3 | public.audio | mp3, mpga | audio/mpeg, audio/mp3 | MP3 audio
    public.mpeg-4 | public.movie | mp4, mpg4 | video/mp4 | MPEG-4 movie
    public.mpeg-4-audio | public.mpeg-4, public.audio | m4a | audio/mp4, audio/x-m4a | MPEG-4 audio
    com.apple.protected-mpeg-4-audio | public.audio | m4p |  | protected MPEG-4 audio
    com.apple.protected-mpeg-4-video | public.movie | m4v | video/x-m4v | protected MPEG-4 video
    public.avi | public.movie | avi, vfw | video/avi, video/x-msvideo | AVI movie
    public.aiff-audio | public.audio | aiff, aif | audio/aiff, audio/x-aiff | AIFF audio
    com.microsoft.waveform-audio | public.audio | wav, wave | audio/vnd.wave, audio/wav, audio/x-wav | WAV audio
    public.midi-audio | public.audio | midi, mid, smf | audio/midi | MIDI audio
    public.playlist |  |  |  | playlist
    public.m3u-playlist | public.playlist, public.text | m3u, m3u8 | audio/mpegurl, audio/x-mpegurl | M3U playlist
    com.apple.haptics.ahap | public.json | ahap |  | haptic pattern
    # Programs
    com.apple.application | public.executable |  |  | application
    com.apple.application-bundle | com.apple.application, com.apple.bundle, com.apple.package | app |  | application
    com.apple.application-and-system-extension | com.apple.xpc-service | appex |  | application extension
    public.unix-executable | public.data, public.executable |  |  | Unix executable
    com.microsoft.windows-executable | public.data, public.executable | exe | application/x-msdownload | program
    com.apple.framework | com.apple.bundle | framework |  | framework
    com.apple.plugin | com.apple.bundle, com.apple.package | plugin |  | plug-in
    com.apple.metadata-importer | com.apple.plugin | mdimporter |  | Spotlight importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator |  | Quick Look generator
    com.apple.xpc-service | com.apple.bundle, com.apple.package | xpc |  | XPC service
    com.apple.systempreference.prefpane | com.apple.bundle, com.apple.package | prefpane |  | preferences pane
    # Archives and keys
    public.archive |  |  |  | archive
    public.disk-image | public.archive |  |  | disk image
    org.gnu.gnu-zip-archive | public.data, public.archive | gz, gzip | application/gzip, application/x-gzip | gzip file
    public.bzip2-archive | public.data, public.archive | bz2, bzip2 | application/x-bzip2 | bzip2 archive
    public.zip-archive | com.pkware.zip-archive | zip | application/zip | ZIP archive
    public.tar-archive | public.data, public.archive | tar | application/x-tar, application/tar | tar archive
    com.apple.archive | public.data, public.archive | aar, yaa |  | Apple Archive
    com.rsa.pkcs-12 | public.data | p12, pfx | application/x-pkcs12 | PKCS #12 data
    public.x509-certificate | public.data | cer, crt, der | application/x-x509-ca-cert | certificate
    # Types without a name in Swift
    com.pkware.zip-archive | public.data, public.archive |  |  | ZIP archive
    public.url-name | public.utf8-plain-text |  |  | URL name
    com.apple.traditional-mac-plain-text | public.plain-text |  |  | text
    com.apple.uikit.color | public.data |  |  | colour
    com.apple.uikit.attributedstring | public.data, public.composite-content |  |  | styled text
    com.apple.uikit.image | public.image |  |  | image
    """
