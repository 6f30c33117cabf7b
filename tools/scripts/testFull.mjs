// `npm run test:full` runs `npm test` and everything that it omits. The variable must be set before importing the
// steps, which read it.
process.env.ADP_FULL = '1';
await import('./test.mjs');
