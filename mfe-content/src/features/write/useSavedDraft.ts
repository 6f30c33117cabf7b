import { isMember, settledSession } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import { readMyItem } from '../../api/readMyItem';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import type { WrittenKind } from '../../lib/kinds';
import { takeNewName } from './newNames';

/**
 * Returns the draft that is saved under a key on this device. Returns `sent` if it was sent and is now the member's item, and `coming`
 * while loading.
 */
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

/** A sent draft is deleted from the device, and its key becomes the item's id. */
async function wasSent(kind: WrittenKind, key: string): Promise<boolean> {
  if (takeNewName(key) || !isMember(await settledSession())) return false;
  // If it cannot be read, the form is empty, and sending it reports a conflict.
  return readMyItem(kind, key).then(
    (item) => item !== null,
    () => false,
  );
}
