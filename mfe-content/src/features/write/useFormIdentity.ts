import { useState } from 'react';

interface FormIdentity {
  readonly key: string;
  /** The React key of the form. */
  readonly id: number;
  /** The draft key under which the form continues. */
  readonly next?: string;
}

/**
 * Returns an identity of a draft's form. Another draft key is another form, unless `continueAs` has announced that this form
 * continues under it.
 */
export function useFormIdentity(key: string): { readonly id: number; readonly continueAs: (key: string) => void } {
  const [known, setKnown] = useState<FormIdentity>({ key, id: 0 });
  const current = known.key === key ? known : { key, id: known.next === key ? known.id : known.id + 1 };
  if (current !== known) setKnown(current);
  return { id: current.id, continueAs: (next) => setKnown((before) => ({ ...before, next })) };
}
