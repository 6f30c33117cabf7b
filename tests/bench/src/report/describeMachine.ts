import { availableParallelism, cpus, loadavg } from 'node:os';

/** Describes the date, the machine, and the load average before the run and at its end. */
export function describeMachine(loadBefore: number): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown model'}), Node ${process.version}`;
  const [loadAfter = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 10)}: ${machine}; load average ${loadBefore.toFixed(1)} before the run, ${loadAfter.toFixed(1)} at its end`;
}
