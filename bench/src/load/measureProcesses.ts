import { readFileSync } from 'node:fs';

/** Clock ticks of Linux in a second, in which `/proc` counts. */
const TICKS = 100;

/**
 * Returns what this process and its children have used: processor time in milliseconds, and memory in megabytes. What processes share, such
 * as the code of Node, counts once (the proportional set size). Only Linux has these numbers.
 */
export function measureProcesses(): { readonly cpu: number; readonly memory: number } {
  const { user, system } = process.cpuUsage();
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const cpu = children.map((pid) => {
    // Behind the name in brackets, which may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  });
  const memory = ['self', ...children].map((pid) => {
    const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1_000_000;
  });
  return { cpu: sum([(user + system) / 1000, ...cpu]), memory: sum(memory) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
