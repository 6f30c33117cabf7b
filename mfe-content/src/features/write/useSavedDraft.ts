import { isMember, settledSession } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import { readMyItem } from '../../api/readMyItem';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import type { WrittenKind } from '../../lib/kinds';
import { takeNewName } from './newNames';

/** The draft saved under a key on this device; `sent` where it was sent and is an item of the member's now, `coming` until it is known. */
export function useSavedDraft(kind: WrittenKind, key: string): Draft | undefined | 'sent' | 'coming' {
  const [draft, setDraft] = useState<Draft | undefined | 'sent' | 'coming'>('coming');
  useEffect(() => {
    let current = true;
    const find = async () => (await drafts.get(key)) ?? ((await wasSent(kind, key)) ? 'sent' : undefined);
    void find().then((found) => {
      if (current) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [kind, key]);
  return draft;
}

/** A draft is deleted when it has been sent, and its key is the item's id. */
async function wasSent(kind: WrittenKind, key: string): Promise<boolean> {
  if (takeNewName(key) || !isMember(await settledSession())) return false;
  // Where it cannot be read, the form is empty, and sending it reports a conflict.
  return readMyItem(kind, key).then(
    (item) => item !== null,
    () => false,
  );
}
