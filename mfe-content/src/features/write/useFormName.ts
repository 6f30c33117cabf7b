import { useState } from 'react';

interface Named {
  readonly key: string;
  /** Tells forms apart for React. */
  readonly name: number;
  /** The key under which the form will go on. */
  readonly next?: string;
}

/**
 * The name of the form in which the draft of `key` is written: another key is another form, unless this one has said that it
 * goes on there, and then stays as it is.
 */
export function useFormName(key: string): { readonly name: number; readonly goOnAt: (key: string) => void } {
  const [known, setKnown] = useState<Named>({ key, name: 0 });
  const current = known.key === key ? known : { key, name: known.next === key ? known.name : known.name + 1 };
  if (current !== known) setKnown(current);
  return { name: current.name, goOnAt: (next) => setKnown((before) => ({ ...before, next })) };
}
