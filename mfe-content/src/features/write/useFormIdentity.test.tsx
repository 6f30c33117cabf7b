import { act, renderHook } from '@testing-library/react';
import { useFormIdentity } from './useFormIdentity';

const open = (key: string) => renderHook((at: string) => useFormIdentity(at), { initialProps: key });

test('another key is another form, and so is the first one when it comes again', () => {
  const { result, rerender } = open('one');
  const first = result.current.id;
  rerender('two');
  const second = result.current.id;
  expect(second).not.toBe(first);
  rerender('one');
  expect([first, second]).not.toContain(result.current.id);
});

test('a form that goes on under another key stays as it is, also until the address has changed', () => {
  const { result, rerender } = open('one');
  const { id: name } = result.current;
  act(() => result.current.continueAs('two'));
  expect(result.current.id).toBe(name);
  rerender('two');
  expect(result.current.id).toBe(name);
  // The other text that has its first key has a form of its own.
  rerender('one');
  expect(result.current.id).not.toBe(name);
});
