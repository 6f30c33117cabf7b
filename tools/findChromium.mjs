import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** What shows pages without a window: the engine of the others, for two thirds of their work (decision 101). */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium to test with: the one that ADP_CHROMIUM names, Chromium's headless shell, the system's browser, Playwright's own.
 * Where Debian can install the headless shell, it is installed; elsewhere a browser is, where there is none.
 * @returns {Promise<string | undefined>} its path; undefined, and one sentence said, where none can be had
 */
export async function findChromium() {
  const named = process.env.ADP_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`ADP_CHROMIUM names ${named}, which does not exist.`);
    return undefined;
  }
  const present = () => [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(runs);
  if (isDebianRoot() && !runs(shell)) {
    console.log("Installing Chromium's headless shell …");
    await run('apt-get', ['-qq', 'update']);
    // Its version is that of an installed Chromium, which may be updated with it and is never removed for it.
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', '--no-remove', 'chromium-headless-shell']);
  }
  const found = present() ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium here: installing one …');
  await run('playwright', ['install', 'chromium']);
  const installed = await playwrightsOwn();
  if (!installed) console.error('No Chromium could be installed: install one and set ADP_CHROMIUM to its path.');
  return installed;
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
