import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../../tools/scripts/findChromium.mjs';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With a debugger attached, Chromium parses a script again when the script creates an `Error`, to find source
  // positions. Visitors' browsers have no debugger, so this flag turns the second parsing off.
  '--js-flags=--no-enable-lazy-source-positions',
];

/**
 * Starts a Chromium that trusts the key with this hash. Ignoring all certificate errors instead would disable the HTTP
 * cache.
 * @throws Error with one sentence if Chromium is missing
 */
export async function openBrowser(keyHash: string): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The benchmark needs a Chromium: set ADP_CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [...flags, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
}
