import { runParity } from './runParity';

// `npm run parity -w @adp/local [FILE]`: the suites of the engine; FILE receives the counts.
await runParity({ countsFile: process.argv[2] });
