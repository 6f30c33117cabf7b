import { useState } from 'react';

interface FormIdentity {
  readonly key: string;
  /** Tells forms apart for React. */
  readonly id: number;
  /** The key under which the form will go on. */
  readonly next?: string;
}

/**
 * The name of the form in which the draft of `key` is written: another key is another form, unless this one has said that it
 * goes on there, and then stays as it is.
 */
export function useFormIdentity(key: string): { readonly id: number; readonly continueAs: (key: string) => void } {
  const [known, setKnown] = useState<FormIdentity>({ key, id: 0 });
  const current = known.key === key ? known : { key, id: known.next === key ? known.id : known.id + 1 };
  if (current !== known) setKnown(current);
  return { id: current.id, continueAs: (next) => setKnown((before) => ({ ...before, next })) };
}
