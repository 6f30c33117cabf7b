// What every browser has and jsdom lacks: the router makes Requests, and wants the AbortSignal that goes with them.
// Node's own, from outside the test's sandbox. A test (or its helper) imports this before anything that imports the router.
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
