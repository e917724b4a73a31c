// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Measures the constraint solver kiwi with a system of constraints from standard input, which `measure` prints:
//
//     variables COUNT
//     constraint STRENGTH RELATION CONSTANT [VARIABLE COEFFICIENT]...   (the sum is < 0, = 0 or > 0)
//     edit VARIABLE                                                     (gets the values of `values`)
//     values VALUE...                                                   (one for each edited variable, in turn; the
//                                                                        first ones are those at the beginning)
//
// Prints the µs to build the solver, the µs to change the edited variables once, and the last values of all variables.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct System {
    std::size_t variableCount = 0;
    struct Line {
        std::string strength;
        char relation;
        double constant;
        std::vector<std::pair<std::size_t, double>> terms;
    };
    std::vector<Line> constraints;
    std::vector<std::size_t> edited;
    std::vector<double> values;
};

System read(std::istream &input) {
    System system;
    std::string text;
    while (std::getline(input, text)) {
        std::istringstream line(text);
        std::string word;
        line >> word;
        if (word == "variables") {
            line >> system.variableCount;
        } else if (word == "constraint") {
            System::Line constraint;
            line >> constraint.strength >> constraint.relation >> constraint.constant;
            std::size_t variable;
            double coefficient;
            while (line >> variable >> coefficient) constraint.terms.emplace_back(variable, coefficient);
            system.constraints.push_back(constraint);
        } else if (word == "edit") {
            std::size_t variable;
            line >> variable;
            system.edited.push_back(variable);
        } else if (word == "values") {
            double value;
            while (line >> value) system.values.push_back(value);
        }
    }
    return system;
}

double strength(const std::string &name) {
    if (name == "required") return kiwi::strength::required;
    if (name == "strong") return kiwi::strength::strong;
    if (name == "medium") return kiwi::strength::medium;
    return kiwi::strength::weak;
}

kiwi::RelationalOperator relation(char sign) {
    if (sign == '<') return kiwi::OP_LE;
    return sign == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
}

struct Solved {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
};

void build(const System &system, Solved &solved) {
    solved.variables.reserve(system.variableCount);
    for (std::size_t index = 0; index < system.variableCount; index++) solved.variables.emplace_back();
    for (std::size_t index = 0; index < system.edited.size(); index++) {
        const auto &variable = solved.variables[system.edited[index]];
        solved.solver.addEditVariable(variable, kiwi::strength::strong);
        solved.solver.suggestValue(variable, system.values[index]);
    }
    for (const auto &line : system.constraints) {
        std::vector<kiwi::Term> terms;
        terms.reserve(line.terms.size());
        for (const auto &[variable, coefficient] : line.terms) {
            terms.emplace_back(solved.variables[variable], coefficient);
        }
        kiwi::Expression expression(std::move(terms), line.constant);
        solved.solver.addConstraint(kiwi::Constraint(expression, relation(line.relation), strength(line.strength)));
    }
}

void change(const System &system, Solved &solved, std::size_t step) {
    for (std::size_t index = 0; index < system.edited.size(); index++) {
        const auto &variable = solved.variables[system.edited[index]];
        solved.solver.suggestValue(variable, system.values[(step + index) % system.values.size()]);
    }
    solved.solver.updateVariables();
}

double microseconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double, std::micro>(duration).count();
}

}  // namespace

int main() {
    const System system = read(std::cin);
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(150);
    double building = 1e9, changing = 1e9;
    // The quickest of as many repetitions as fit into the time, and of at least three.
    for (int round = 0; round < 3 || Clock::now() < end; round++) {
        const auto begin = Clock::now();
        Solved solved;
        build(system, solved);
        building = std::min(building, microseconds(Clock::now() - begin));
    }
    Solved solved;
    build(system, solved);
    const std::size_t steps = system.values.size() / system.edited.size();
    const auto lastChange = Clock::now() + std::chrono::milliseconds(150);
    for (int round = 0; round < 3 || Clock::now() < lastChange; round++) {
        const auto begin = Clock::now();
        for (std::size_t step = 0; step < steps; step++) change(system, solved, step * system.edited.size());
        changing = std::min(changing, microseconds(Clock::now() - begin) / steps);
    }
    std::cout << "build " << building << "\nchange " << changing << "\n";
    for (std::size_t index = 0; index < system.variableCount; index++) {
        std::cout << "value-" << index << " " << solved.variables[index].value() << "\n";
    }
}
