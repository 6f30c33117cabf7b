// `npm run test:full` runs `npm test` and the tests that it omits. The variable must be set before the import, because
// the steps read it when they load.
process.env.ADP_FULL = '1';
await import('./test.mjs');
