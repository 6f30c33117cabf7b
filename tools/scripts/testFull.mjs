// `npm run test:full`: `npm test` and all that it leaves out. Set before the steps are imported, which read it.
process.env.ADP_FULL = '1';
await import('./test.mjs');
