import { askAhead } from './hints';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'adpAskAhead');
});

test('the script of the page is asked for the files of an address', () => {
  const ask = jest.fn();
  Reflect.set(globalThis, 'adpAskAhead', ask);
  askAhead('/tiny');
  expect(ask.mock.calls).toEqual([['/tiny']]);
});

test('a page without that script is slower and no less right', () => {
  expect(() => askAhead('/tiny')).not.toThrow();
});
