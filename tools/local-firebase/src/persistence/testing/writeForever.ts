import { writeState } from '../writeState';

// Process that a test kills. `tsx writeForever.ts FOLDER DELAY` changes its state in a loop and prints each change.
const [, , folder = '', delay = ''] = process.argv;
let count = 0;
const padding = 'x'.repeat(500_000);
const written = writeState({
  folder,
  parts: { counter: { save: () => ({ count, at: Date.now(), padding }), load: () => undefined } },
  delayMillis: Number(delay),
});
setInterval(() => {
  count += 1;
  written.changed();
  process.stdout.write(`${count}\n`);
}, 2);
