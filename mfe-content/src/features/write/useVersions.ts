import type { ItemVersion } from '@adp/shared-data';
import { useEffect, useState } from 'react';
import { memberWriter } from '../../api/memberData';
import { type ItemSource, sources } from '../../api/sources';
import type { WholeItem } from '../../lib/items';
import type { WrittenKind } from '../../lib/kinds';

interface Versions {
  /** Undefined until they are known. */
  readonly versions: readonly ItemVersion<WholeItem<WrittenKind>>[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The versions of an own item, the newest first. */
export function useVersions(kind: WrittenKind, id: string, uid: string): Versions {
  const [versions, setVersions] = useState<Versions['versions']>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const source: ItemSource<WrittenKind> = sources[kind];
    memberWriter()
      .then((writer) => writer.listVersions(source, { id, uid }))
      .then(
        (found) => current && setVersions(found),
        () => current && setFailed(true),
      );
    return () => {
      current = false;
    };
  }, [kind, id, uid, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { versions, failed, retry };
}
