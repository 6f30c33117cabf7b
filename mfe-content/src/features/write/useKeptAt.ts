import { useCallback, useEffect, useState } from 'react';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/DraftStore';

/** What this device keeps under a key: nothing, a draft, or not known yet. `reload` looks again. */
export function useKeptAt(key: string): {
  readonly kept: Draft | undefined | 'coming';
  readonly reload: () => void;
} {
  const [kept, setKept] = useState<Draft | undefined | 'coming'>('coming');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let current = true;
    void drafts.get(key).then((found) => {
      if (current) setKept(found);
    });
    return () => {
      current = false;
    };
  }, [key, looks]);
  const reload = useCallback(() => {
    setKept('coming');
    setLooks((before) => before + 1);
  }, []);
  return { kept, reload };
}
