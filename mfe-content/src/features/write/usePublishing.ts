import { useOnline } from '@adp/shared-ui';
import { useEffect, useState } from 'react';
import { type Publishing, readPublishing } from '../../api/publishing';

/**
 * How the site lets the member publish: null where it reviews nothing, undefined until it is known. Where it cannot be read,
 * the outbox finds it out when the text is sent.
 */
export function usePublishing(uid: string | null): Publishing | null | undefined {
  const [known, setKnown] = useState<{ readonly uid: string; readonly publishing: Publishing | null }>();
  const online = useOnline();
  useEffect(() => {
    if (uid === null || !online) return undefined;
    let current = true;
    readPublishing(uid).then(
      (publishing) => {
        if (current) setKnown({ uid, publishing });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [uid, online]);
  return known?.uid === uid ? known.publishing : undefined;
}
