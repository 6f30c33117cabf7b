import { useEffect, useState } from 'react';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';

/** The drafts on this device, last saved first, kept up to date; undefined until they are known. */
export function useDrafts(): readonly Draft[] | undefined {
  const [listed, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let looks = 0;
    const look = () => {
      looks += 1;
      const mine = looks;
      // Ignore a result that a later read has overtaken.
      void drafts.list().then((found) => mine === looks && setDrafts(found));
    };
    const stop = drafts.subscribe(look);
    look();
    return () => {
      looks += 1;
      stop();
    };
  }, []);
  return listed;
}
