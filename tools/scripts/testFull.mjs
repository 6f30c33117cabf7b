// Set the variable before the import, because the steps read it when they load.
process.env.ADP_FULL = '1';
await import('./test.mjs');
