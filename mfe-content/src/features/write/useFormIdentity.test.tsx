import { act, renderHook } from '@testing-library/react';
import { useFormIdentity } from './useFormIdentity';

const open = (key: string) => renderHook((at: string) => useFormIdentity(at), { initialProps: key });

test('each change to the key creates a new form, even a change back to an earlier key', () => {
  const { result, rerender } = open('one');
  const first = result.current.id;
  rerender('two');
  const second = result.current.id;
  expect(second).not.toBe(first);
  rerender('one');
  expect([first, second]).not.toContain(result.current.id);
});

test('a form that continues under a new key keeps its identity before and after the URL changes', () => {
  const { result, rerender } = open('one');
  const { id: name } = result.current;
  act(() => result.current.continueAs('two'));
  expect(result.current.id).toBe(name);
  rerender('two');
  expect(result.current.id).toBe(name);
  // The first key now identifies a different text, so it gets a new form.
  rerender('one');
  expect(result.current.id).not.toBe(name);
});
