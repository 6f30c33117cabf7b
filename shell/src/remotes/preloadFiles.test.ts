/** @jest-environment node */
import { preloadFiles } from './preloadFiles';

const app = { name: 'mfe_tiny' };

afterEach(() => {
  globalThis.adpPreload = undefined;
});

test('the script of the page is asked for the files of an address', () => {
  const ask = jest.fn();
  globalThis.adpPreload = ask;
  preloadFiles(app, '/tiny');
  preloadFiles(app, '/tiny/a', true);
  expect(ask.mock.calls).toEqual([
    ['/tiny', false],
    ['/tiny/a', true],
  ]);
});

test('a page without that script is slower and no less right', () => {
  expect(() => preloadFiles(app, '/tiny')).not.toThrow();
});
