import { useState } from 'react';

interface FormIdentity {
  readonly key: string;
  /** React key of the form. */
  readonly id: number;
  /** The key under which the form will go on. */
  readonly next?: string;
}

/**
 * The identity of the form of a draft: another key is another form, unless this form has announced by `continueAs` that it
 * continues under that key.
 */
export function useFormIdentity(key: string): { readonly id: number; readonly continueAs: (key: string) => void } {
  const [known, setKnown] = useState<FormIdentity>({ key, id: 0 });
  const current = known.key === key ? known : { key, id: known.next === key ? known.id : known.id + 1 };
  if (current !== known) setKnown(current);
  return { id: current.id, continueAs: (next) => setKnown((before) => ({ ...before, next })) };
}
