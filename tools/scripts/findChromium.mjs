import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The engine of the desktop's browser without the desktop, for two thirds of its work (decision 101). */
const headlessShell = '/usr/bin/chromium-headless-shell';
const desktops = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Where browsers of the system are: the first that is there runs a journey that is started alone. */
export const systemBrowsers = [headlessShell, ...desktops];

/**
 * A Chromium to test with: the one that ADP_CHROMIUM names, the system's,
 * Playwright's own; where there is none, one is installed.
 * @returns {Promise<string | undefined>} its path; undefined, and one sentence said, where none can be had
 */
export async function findChromium() {
  const named = process.env.ADP_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`ADP_CHROMIUM names ${named}, which does not exist.`);
    return undefined;
  }
  const present = () => desktops.find(runs);
  const found = present() ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium here: installing one …');
  if (isDebianRoot()) await installPackages('chromium', 'chromium-headless-shell');
  else await run('playwright', ['install', 'chromium']);
  const installed = present() ?? (await playwrightsOwn());
  if (!installed) console.error('No Chromium could be installed: install one and set ADP_CHROMIUM to its path.');
  return installed;
}

/**
 * The browsers of the journeys: Chromium, and its headless shell where there is one or Debian can install it.
 * @returns {Promise<{chromium: string | undefined, shell: string | undefined}>} their paths; the same twice where there is no
 *   shell, or ADP_CHROMIUM names a browser
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

/** Both browsers are of one version: the other may be updated, and is never removed. */
async function installPackages(...packages) {
  await run('apt-get', ['-qq', 'update']);
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', '--no-remove', ...packages]);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Whether it is a browser that starts: some systems have a stub there that only says how to install one. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
