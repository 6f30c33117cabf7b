import { useEffect, useState } from 'react';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/DraftStore';

/** What this device keeps, last kept first, shown anew when it changes; undefined until it is known. */
export function useDrafts(): readonly Draft[] | undefined {
  const [drafts_, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let looks = 0;
    const look = () => {
      looks += 1;
      const mine = looks;
      // An answer that was overtaken says nothing.
      void drafts.list().then((found) => mine === looks && setDrafts(found));
    };
    const stop = drafts.subscribe(look);
    look();
    return () => {
      looks += 1;
      stop();
    };
  }, []);
  return drafts_;
}
