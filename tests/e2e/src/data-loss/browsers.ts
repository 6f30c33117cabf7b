import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';

/** Kills the browser that uses the profile in `folder`. None of its processes can react, as in a power failure. */
export function killBrowser(folder: string): void {
  // Chromium writes its process id there: `<host>-<pid>`.
  const pid = Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
  process.kill(pid, 'SIGKILL');
}

/** Returns options for a browser that locks its profile on disk, which the headless shell does not. */
export function asDesktop(options: LaunchOptions): LaunchOptions {
  const executablePath = process.env['ADP_DESKTOP_CHROMIUM'];
  return executablePath ? { ...options, executablePath } : options;
}

/** Returns options for a browser with a back/forward cache, which the headless shell lacks and Playwright turns off. */
export const withPageCache = (options: LaunchOptions): LaunchOptions => ({
  ...asDesktop(options),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/**
 * Delays each database transaction by a second, so that the page can close during it. Returns a function that counts
 * the started transactions.
 */
export async function slowDatabase(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'begun', 0);
    const commit = Reflect.get(IDBTransaction.prototype, 'commit') as () => void;
    IDBTransaction.prototype.commit = function (this: IDBTransaction) {
      const end = Date.now() + 1_000;
      if (this.mode === 'readonly') return Reflect.apply(commit, this, []) as undefined;
      Reflect.set(window, 'begun', Number(Reflect.get(window, 'begun')) + 1);
      const wait = () => {
        if (Date.now() > end) Reflect.apply(commit, this, []);
        else this.objectStore('drafts').count().onsuccess = wait;
      };
      wait();
      return undefined;
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'begun')));
}
