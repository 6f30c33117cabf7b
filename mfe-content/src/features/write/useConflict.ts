import { DataError, newId } from '@adp/shared-data/client';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readerZone } from '@adp/shared-ui/calendar';
import { readMyItem } from '../../api/readMyItem';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import type { FormValues } from '../../lib/forms/FormValues';
import { sameValues, toFormValues } from '../../lib/forms/toFormValues';
import type { StoredItem } from '../../api/StoredItem';
import type { Autosave } from './useAutosave';

export interface Conflict {
  /** The stored version that is not the draft's base. */
  readonly newer: StoredItem | undefined;
  /** Reads the stored version. Rejects with DataError. */
  readonly readNewer: () => Promise<void>;
  readonly useMine: () => void;
  readonly useNewer: () => void;
}

interface Versions {
  readonly draft: Draft;
  readonly stored: StoredItem | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly autosave: Autosave;
}

/** Two versions of one item: what is written here, and what somebody, perhaps the same member elsewhere, has stored since. */
export function useConflict({ draft, stored, form, autosave }: Versions): Conflict {
  const { kind, itemId } = draft;
  const [newer, setNewer] = useState(() => (stored && differs(draft, stored) ? stored : undefined));
  const [unsettled] = useState(newer === undefined && draft.queued?.error === 'conflict');
  useEffect(() => {
    if (!unsettled) return undefined;
    let current = true;
    readMyItem(kind, itemId).then(
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
    autosave.rebase({ version: version.version, status: version.item.status });
    setNewer(undefined);
  };
  return {
    newer,
    readNewer: async () => {
      const found = await readMyItem(kind, itemId);
      if (!found) throw new DataError('not-found');
      setNewer(found);
    },
    useMine: () => {
      if (!newer) return;
      settle(newer);
      const { icsSequence } = toFormValues(kind, newer.item, { zone: readerZone() });
      if (icsSequence !== undefined) form.setValue('icsSequence', icsSequence);
    },
    useNewer: () => {
      if (!newer) return;
      // What was written is not thrown away by one press: it stays as a draft of its own.
      const { queued, ...mine } = autosave.draft;
      void drafts.save({ ...mine, key: newId(), values: { ...form.getValues() }, rev: 0 });
      settle(newer);
      form.reset(toFormValues(kind, newer.item, { zone: readerZone() }), { keepSubmitCount: true });
    },
  };
}

/** Whether the draft has another base than the stored version, and another text. */
function differs({ kind, base, values }: Draft, { item, version }: StoredItem): boolean {
  return base?.version !== version && !sameValues(kind, values, toFormValues(kind, item, { zone: readerZone() }));
}
