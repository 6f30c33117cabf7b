// Web APIs that jsdom lacks. The router creates Requests, which need the matching AbortSignal. These are Node's own, from outside the
// test's sandbox, and must be defined before the router is imported.
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
