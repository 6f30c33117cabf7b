/** @jest-environment node */
import { preloadFiles } from './preloadFiles';

const app = { name: 'mfe_tiny' };

afterEach(() => {
  globalThis.adpPreload = undefined;
});

test('passes the path to the script in the HTML', () => {
  const preload = jest.fn();
  globalThis.adpPreload = preload;
  preloadFiles(app, '/tiny');
  preloadFiles(app, '/tiny/a', true);
  expect(preload.mock.calls).toEqual([
    ['/tiny', false],
    ['/tiny/a', true],
  ]);
});

test('does nothing if the HTML has no such script', () => {
  expect(() => preloadFiles(app, '/tiny')).not.toThrow();
});
