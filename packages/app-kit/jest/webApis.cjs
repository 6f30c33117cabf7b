// Defines web APIs that jsdom lacks as Node's own classes, because the router's Requests need a matching AbortSignal.
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
// jsdom's own object has no `subtle`, and cannot be assigned.
Object.defineProperty(globalThis, 'crypto', {
  value: vm.runInThisContext('crypto'),
  configurable: true,
  writable: true,
});
