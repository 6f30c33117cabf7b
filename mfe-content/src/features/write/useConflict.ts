import { DataError, newId } from '@adp/shared-data';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readOwnItem } from './readOwnItem';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/DraftStore';
import type { FormValues } from '../../lib/forms/FormValues';
import { sameValues, valuesOf } from '../../lib/forms/values';
import { readerZone } from '../../lib/time/zones';
import type { StoredItem } from './StoredItem';
import type { KeptDraft } from './useKeptDraft';

export interface Conflict {
  /** What stands instead of what the text began from. */
  readonly newer: StoredItem | undefined;
  /** Looks at what stands now. Rejects with DataError. */
  readonly look: () => Promise<void>;
  readonly keepMine: () => void;
  readonly takeNewer: () => void;
}

interface Versions {
  readonly draft: Draft;
  readonly stored: StoredItem | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly keeper: KeptDraft;
}

/** Two versions of one item: what is written here, and what somebody, perhaps the same member elsewhere, has stored since. */
export function useConflict({ draft, stored, form, keeper }: Versions): Conflict {
  const { kind, itemId } = draft;
  const [newer, setNewer] = useState(() => (stored && differs(draft, stored) ? stored : undefined));
  const [unsettled] = useState(newer === undefined && draft.queued?.fault === 'conflict');
  useEffect(() => {
    if (!unsettled) return undefined;
    let current = true;
    readOwnItem(kind, itemId).then(
      (found) => {
        if (current && found) setNewer(found);
      },
      // What is sent without having seen it meets the same conflict.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [unsettled, kind, itemId]);
  const settle = (version: StoredItem) => {
    keeper.rebase({ version: version.version, status: version.item.status });
    setNewer(undefined);
  };
  return {
    newer,
    look: async () => {
      const found = await readOwnItem(kind, itemId);
      if (!found) throw new DataError('not-found');
      setNewer(found);
    },
    keepMine: () => {
      if (!newer) return;
      settle(newer);
      const { icsSequence } = valuesOf(kind, newer.item, { zone: readerZone() });
      if (icsSequence !== undefined) form.setValue('icsSequence', icsSequence);
    },
    takeNewer: () => {
      if (!newer) return;
      // What was written is not thrown away by one press: it stays as a draft of its own.
      const { queued, ...mine } = keeper.draft;
      void queued;
      void drafts.keep({ ...mine, key: newId(), values: { ...form.getValues() }, rev: 0 });
      settle(newer);
      form.reset(valuesOf(kind, newer.item, { zone: readerZone() }));
    },
  };
}

/** Whether a text began from another version than the one that stands, and says something else than that. */
function differs({ kind, base, values }: Draft, { item, version }: StoredItem): boolean {
  return base?.version !== version && !sameValues(kind, values, valuesOf(kind, item, { zone: readerZone() }));
}
