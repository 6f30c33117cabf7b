import { buildAll, installIfNeeded, run } from './run.mjs';

// These commands run the benchmarks and the rehearsals that tests/bench/README.md describes.
await installIfNeeded();
const [name, ...args] = process.argv.slice(2);
if (name !== 'rehearse:backup') await buildAll();
const programs = {
  bench: 'main.ts',
  load: 'load/main.ts',
  rehearse: 'rehearse/main.ts',
  'rehearse:backup': 'rehearse/backup.ts',
};
// The local Firestore of a rehearsal holds up to a million documents in memory.
const env = name?.startsWith('rehearse') ? { NODE_OPTIONS: '--max-old-space-size=8192' } : {};
process.exit(await run('tsx', [`tests/bench/src/${programs[name]}`, ...args], { env }));
