import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Chromium without a user interface, which uses a third less processor time (decision 101). */
const headlessShell = '/usr/bin/chromium-headless-shell';
const desktops = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const systemBrowsers = [headlessShell, ...desktops];

/**
 * Returns the path of a Chromium for tests, which it installs if necessary, or undefined after printing one sentence.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.ADP_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`ADP_CHROMIUM names ${named}, which does not exist.`);
    return undefined;
  }
  const present = () => desktops.find(runs);
  const path = present() ?? (await playwrightsOwn());
  if (path) return path;
  console.log('Chromium is missing and will be installed …');
  if (isDebianRoot()) await installPackages('chromium', 'chromium-headless-shell');
  else await run('playwright', ['install', 'chromium']);
  const installed = present() ?? (await playwrightsOwn());
  if (!installed) console.error('Chromium could not be installed: install it and set ADP_CHROMIUM to its path.');
  return installed;
}

/**
 * Returns the paths of Chromium and its headless shell, which are equal without one or with ADP_CHROMIUM.
 * @returns {Promise<{chromium: string | undefined, shell: string | undefined}>}
 */
export async function findBrowsers() {
  const chromium = await findChromium();
  if (!chromium || process.env.ADP_CHROMIUM) return { chromium, shell: chromium };
  if (!runs(headlessShell) && isDebianRoot()) {
    console.log("Installing Chromium's headless shell …");
    await installPackages('chromium-headless-shell');
  }
  return { chromium, shell: runs(headlessShell) ? headlessShell : chromium };
}

/** Installs packages. Installing one browser may update the other to the same version, but never removes it. */
export async function installPackages(...packages) {
  await run('apt-get', ['-qq', 'update']);
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', '--no-remove', ...packages]);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Returns true if the browser starts. Some systems have a placeholder that only explains how to install a browser. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
