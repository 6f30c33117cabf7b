import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../../tools/scripts/findChromium.mjs';

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A script that makes an `Error` while a program listens to the page is parsed once more, for the places in it; no visitor's browser does that.
  '--js-flags=--no-enable-lazy-source-positions',
];

/**
 * A Chromium that trusts the one key. By its hash: under a blanket flag that
 * ignores certificate errors, Chromium does not cache.
 * @throws Error with one sentence where there is no Chromium
 */
export async function openBrowser(keyHash: string): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The benchmark needs a Chromium: set ADP_CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [...quietFlags, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
}
