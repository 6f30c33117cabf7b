import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of all cores that must be free for a visit to begin. */
const FREE = 0.8;
/** Over how long that is looked at, and how long it is waited for at most, in milliseconds. */
const LOOK = 1_000;
const PATIENCE = 60_000;

/**
 * Waits until nothing else keeps the machine busy, but not for ever: times under load tell of the load.
 * Returns whether the machine is quiet.
 */
export async function quietMachine(patience = PATIENCE): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const before = readTimes();
    await wait(LOOK);
    const after = readTimes();
    if ((after.idle - before.idle) / (after.all - before.all) >= FREE) return true;
  }
  return false;
}

function readTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, value) => sum + value, 0);
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all };
}
