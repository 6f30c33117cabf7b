import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';

/** Ends the browser that uses the profile in `folder` at once, as a power cut does: none of its processes hears of it. */
export function killBrowser(folder: string): void {
  // Chromium writes its process there: `<host>-<pid>`.
  const pid = Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
  process.kill(pid, 'SIGKILL');
}

/** A browser with a profile on the disk that it locks: the headless shell locks none. */
export function asDesktop(options: LaunchOptions): LaunchOptions {
  const executablePath = process.env['ADP_DESKTOP_CHROMIUM'];
  return executablePath ? { ...options, executablePath } : options;
}

/** A browser with a back/forward cache: the headless shell has none, and Playwright turns it off. */
export const withPageCache = (options: LaunchOptions): LaunchOptions => ({
  ...asDesktop(options),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Makes the database take a second for each change, so that a page can go meanwhile. Gives how many have begun. */
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
