import { useState } from 'react';

interface FormIdentity {
  readonly key: string;
  /** The React key of the form. */
  readonly id: number;
  /** The announced draft key under which the form continues. */
  readonly next?: string;
}

/**
 * Returns the identity of a draft's form. A new draft key creates a new form, unless `continueAs` has announced that the
 * current form continues under the new key.
 */
export function useFormIdentity(key: string): { readonly id: number; readonly continueAs: (key: string) => void } {
  const [stored, setStored] = useState<FormIdentity>({ key, id: 0 });
  const current = stored.key === key ? stored : { key, id: stored.next === key ? stored.id : stored.id + 1 };
  if (current !== stored) setStored(current);
  return { id: current.id, continueAs: (next) => setStored((before) => ({ ...before, next })) };
}
