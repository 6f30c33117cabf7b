import { isFull } from './full';
import { test } from './test';

/**
 * Returns the path of a browser from the environment. On a machine without it, skips the tests of the file. With `npm
 * run test:full`, the tests fail instead.
 */
export function requireBrowser(variable: 'ADP_FIREFOX' | 'ADP_W3M'): string {
  const path = process.env[variable] ?? '';
  test.skip(path === '' && !isFull, `The browser is missing: set ${variable} to its path`);
  return path;
}
