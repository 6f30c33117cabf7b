import { readFileSync } from 'node:fs';

/** Linux clock ticks per second, the unit of `/proc`. */
const TICKS = 100;

/**
 * Returns the resource usage of this process and its children: processor time in milliseconds, memory in megabytes.
 * Memory that processes share, such as Node's code, counts once (proportional set size). Linux only.
 */
export function measureProcesses(): { readonly cpu: number; readonly memory: number } {
  const { user, system } = process.cpuUsage();
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const cpu = children.map((pid) => {
    // Skips the process name, which is in parentheses and may contain spaces.
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
