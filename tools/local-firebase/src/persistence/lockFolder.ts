import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../isObject';

/** Returns a function that unlocks the folder. @throws Error with one sentence if another process holds the lock */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = join(folder, 'lock');
  if (!take(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && runs(holder))
      throw new Error(
        `Process ${holder} already stores its state in ${folder}. Stop it, or delete ${file} if it is a different program.`,
      );
    rmSync(file, { force: true });
    if (!take(file)) throw new Error(`Another process has just started to store its state in ${folder}.`);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function runs(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return isObject(error) && error.code === code;
}
