import { useEffect, useState } from 'react';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';

/** The draft saved under a key on this device; `coming` until it is known. */
export function useSavedDraft(key: string): Draft | undefined | 'coming' {
  const [draft, setDraft] = useState<Draft | undefined | 'coming'>('coming');
  useEffect(() => {
    let current = true;
    void drafts.get(key).then((found) => {
      if (current) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [key]);
  return draft;
}
