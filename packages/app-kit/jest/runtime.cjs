const vm = require('node:vm');
const Runtime = require('jest-runtime');

/** Compiled modules of this process and their sources, by parameters and file name. */
const compiled = new Map();
const { compileFunction } = vm;

/**
 * Compiles each module once for all test files of a process. Jest would compile React, libraries and our own
 * modules again for each test file, which takes an eighth of the processor time of unit tests (decision 207). Modules
 * still run separately in each test file.
 */
vm.compileFunction = (source, parameters, options) => {
  if (options?.parsingContext === undefined) return compileFunction(source, parameters, options);
  const { filename, parsingContext } = options;
  const opening = `(function (${parameters.join(', ')}) {`;
  const key = `${opening}${filename}`;
  let known = compiled.get(key);
  if (known?.source !== source) {
    const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
    known = { source, script };
    compiled.set(key, known);
  }
  return known.script.runInContext(parsingContext);
};

/** Jest's own runtime, which calls the function above. */
module.exports = Runtime;
