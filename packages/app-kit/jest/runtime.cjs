const vm = require('node:vm');
const Runtime = require('jest-runtime');

/** Compiled modules of this process and their sources, by file name. */
const compiled = new Map();
const { compileFunction } = vm;

/**
 * Compiles each module once for all test files of a process. Jest would compile React, its libraries and our own
 * modules again for each of them, which takes an eighth of the processor time of unit tests (decision 207). Modules still run
 * separately in each test file.
 */
vm.compileFunction = (source, parameters, options) => {
  if (options?.parsingContext === undefined) return compileFunction(source, parameters, options);
  const { filename, parsingContext } = options;
  const known = compiled.get(filename);
  if (known?.source === source) return known.script.runInContext(parsingContext);
  const opening = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  compiled.set(filename, { source, script });
  return script.runInContext(parsingContext);
};

/** Jest's own runtime, which reads the function above. */
module.exports = Runtime;
