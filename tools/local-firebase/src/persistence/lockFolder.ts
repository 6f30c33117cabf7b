import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a data folder for this process; gives the function that lets go of it. A lock whose process is gone is taken over.
 * @throws Error with one sentence where another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = join(folder, 'lock');
  if (!take(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && runs(holder))
      throw new Error(
        `Process ${holder} already keeps its state in ${folder}; stop it, or delete ${file} if it is something else.`,
      );
    rmSync(file, { force: true });
    if (!take(file)) throw new Error(`Another process has just begun to keep its state in ${folder}.`);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (getCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function runs(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getCode(error) === 'EPERM';
  }
}

function getCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
