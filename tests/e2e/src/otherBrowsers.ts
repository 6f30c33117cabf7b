import { isFull } from './full';
import { test } from './test';

/**
 * Returns the path of a browser from the environment. On a machine without it, skips the tests of the file. With `npm
 * run test:full`, the tests fail instead.
 */
export function requireBrowser(variable: 'ADP_FIREFOX' | 'ADP_W3M'): string {
  const path = process.env[variable] ?? '';
  const problem = `The browser is missing: install it, or set ${variable} to its path.`;
  test.skip(path === '' && !isFull, problem);
  test.beforeAll(() => {
    if (path === '') throw new Error(problem);
  });
  return path;
}
