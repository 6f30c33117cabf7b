import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Share of all cores that must be idle before a visit starts. */
const FREE = 0.8;
/** Interval between measurements of the load, in milliseconds. */
const INTERVAL = 500;
const MAX_WAIT = 60_000;

/**
 * Waits until the machine is idle, but at most `maxWait` milliseconds, because load would distort the measurements.
 * Returns true if the machine is idle.
 */
export async function waitForIdleMachine(maxWait = MAX_WAIT): Promise<boolean> {
  const end = Date.now() + maxWait;
  while (Date.now() < end) {
    const before = readTimes();
    await wait(INTERVAL);
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
