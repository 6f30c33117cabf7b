import { act, renderHook } from '@testing-library/react';
import { useFormName } from './useFormName';

const open = (key: string) => renderHook((at: string) => useFormName(at), { initialProps: key });

test('another key is another form, and so is the first one when it comes again', () => {
  const { result, rerender } = open('one');
  const first = result.current.name;
  rerender('two');
  const second = result.current.name;
  expect(second).not.toBe(first);
  rerender('one');
  expect([first, second]).not.toContain(result.current.name);
});

test('a form that goes on under another key stays as it is, also until the address has changed', () => {
  const { result, rerender } = open('one');
  const { name } = result.current;
  act(() => result.current.goOnAt('two'));
  expect(result.current.name).toBe(name);
  rerender('two');
  expect(result.current.name).toBe(name);
  // The other text that has its first key has a form of its own.
  rerender('one');
  expect(result.current.name).not.toBe(name);
});
