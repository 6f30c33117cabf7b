/** @jest-environment node */
import { preloadFiles } from './preloadFiles';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'adpPreload');
});

test('the script of the page is asked for the files of an address', () => {
  const ask = jest.fn();
  Reflect.set(globalThis, 'adpPreload', ask);
  preloadFiles('/tiny');
  preloadFiles('/tiny/a', true);
  expect(ask.mock.calls).toEqual([
    ['/tiny', false],
    ['/tiny/a', true],
  ]);
});

test('a page without that script is slower and no less right', () => {
  expect(() => preloadFiles('/tiny')).not.toThrow();
});
