// Defines web APIs that jsdom lacks. They are Node's own classes, from outside the test's sandbox, because the router's Requests need the
// matching AbortSignal. They must be defined before the router is imported.
const vm = require('node:vm');

for (const name of [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'DOMException',
]) {
  globalThis[name] = vm.runInThisContext(name);
}
