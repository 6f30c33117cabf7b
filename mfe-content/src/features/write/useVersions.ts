import { getSession } from '@adp/shared-auth';
import type { ItemVersion } from '@adp/shared-data';
import { useEffect, useState } from 'react';
import { readEditorRights } from '../../api/editing';
import { memberWriter } from '../../api/memberData';
import { type ItemSource, sources } from '../../api/sources';
import type { WholeItem } from '../../lib/items';
import type { WrittenKind } from '../../lib/kinds';

interface Versions {
  /** Undefined until they are known. */
  readonly versions: readonly ItemVersion<WholeItem<WrittenKind>>[] | undefined;
  /** Lists older ones; undefined where there are none. */
  readonly showOlder: (() => void) | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The versions of an item that the member may change, the newest first: all of the own, of others' those that were no drafts. */
export function useVersions(kind: WrittenKind, { id, authorUid, ...item }: WholeItem<WrittenKind>): Versions {
  const programme = 'programme' in item ? item.programme : undefined;
  const [versions, setVersions] = useState<Versions['versions']>();
  const [next, setNext] = useState<number | null>(null);
  const [after, setAfter] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const source: ItemSource<WrittenKind> = sources[kind];
    const read = async () => {
      const isMine = authorUid === getSession().user?.uid;
      const isReviewer = !isMine && (await readEditorRights())?.isReviewer;
      const by = isMine ? { authorUid } : { programme: isReviewer ? undefined : programme };
      return (await memberWriter()).listVersions(source, { id, after, ...by });
    };
    read().then(
      (found) => {
        if (!current) return;
        setVersions((before = []) => (after === undefined ? found.versions : [...before, ...found.versions]));
        setNext(found.next);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [kind, id, authorUid, programme, after, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { versions, showOlder: next === null ? undefined : () => setAfter(next), failed, retry };
}
