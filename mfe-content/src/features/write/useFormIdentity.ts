import { useState } from 'react';

interface FormIdentity {
  readonly key: string;
  readonly id: number;
  /** The announced draft key under which the form continues. */
  readonly next?: string;
}

/**
 * Returns an id that changes when the draft key changes, so that a new form is created. Call `continueAs` first to keep
 * the form under a new key.
 */
export function useFormIdentity(key: string): { readonly id: number; readonly continueAs: (key: string) => void } {
  const [stored, setStored] = useState<FormIdentity>({ key, id: 0 });
  const current = stored.key === key ? stored : { key, id: stored.next === key ? stored.id : stored.id + 1 };
  if (current !== stored) setStored(current);
  return { id: current.id, continueAs: (next) => setStored((before) => ({ ...before, next })) };
}
