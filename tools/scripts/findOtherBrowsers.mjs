import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './findChromium.mjs';

/** Usual paths of each browser, and the Debian package that contains it. */
const browsers = {
  firefox: {
    package: 'firefox-esr',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  w3m: { package: 'w3m', places: ['/usr/bin/w3m', '/opt/homebrew/bin/w3m', '/usr/local/bin/w3m'] },
};

/**
 * Returns the paths of Firefox and the text browser w3m for tests, which it installs on Debian if necessary. A browser
 * that is missing on another system is undefined, and a sentence says how to provide it.
 * @returns {Promise<{firefox?: string, w3m?: string}>}
 */
export async function findOtherBrowsers() {
  const missing = Object.keys(browsers).filter((name) => !find(name));
  if (missing.length > 0 && isDebianRoot()) {
    console.log(`Installing ${missing.join(' and ')} …`);
    await installPackages(...missing.map((name) => browsers[name].package));
  }
  return { firefox: findOrSay('firefox'), w3m: findOrSay('w3m') };
}

function find(name) {
  const named = process.env[`ADP_${name.toUpperCase()}`];
  return [named, ...browsers[name].places].find((path) => path && existsSync(path));
}

function findOrSay(name) {
  const path = find(name);
  if (!path) console.error(`${name} is missing: install it, or set ADP_${name.toUpperCase()} to its path.`);
  return path;
}
