import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';

/** Kills the browser that uses the profile in `folder`. As in a power failure, none of its processes can react. */
export function killBrowser(folder: string): void {
  // Chromium creates this link, whose target is `<host>-<pid>`.
  const pid = Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
  process.kill(pid, 'SIGKILL');
}

/** Returns options for a desktop browser, if one is configured. Unlike the headless shell, it locks its profile. */
export function asDesktop(options: LaunchOptions): LaunchOptions {
  const executablePath = process.env['ADP_DESKTOP_CHROMIUM'];
  return executablePath ? { ...options, executablePath } : options;
}

/** Returns options for a desktop browser with the back/forward cache, which Playwright turns off by default. */
export const withPageCache = (options: LaunchOptions): LaunchOptions => ({
  ...asDesktop(options),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/**
 * Delays each write transaction of the database by a second, so that a test can close the page in the meantime. Returns
 * a function that counts the delayed transactions.
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
