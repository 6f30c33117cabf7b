import { useEffect, useState } from 'react';
import type { Draft } from './Draft';
import { drafts } from './drafts';

/** Returns the drafts on this device, last saved first, and reads them again `delay` milliseconds after a change. */
export function useDrafts(delay = 0): readonly Draft[] | undefined {
  const [listed, setListed] = useState<readonly Draft[]>();
  useEffect(() => {
    let reads = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      reads += 1;
      const current = reads;
      // Ignore the result if a later read has started.
      void drafts.list().then((result) => current === reads && setListed(result));
    };
    const stop = drafts.subscribe(() => {
      clearTimeout(timer);
      if (delay === 0) read();
      else timer = setTimeout(read, delay);
    });
    read();
    return () => {
      reads += 1;
      clearTimeout(timer);
      stop();
    };
  }, [delay]);
  return listed;
}
