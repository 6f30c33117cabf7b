import { useFocusAfterRender } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '../../text';
import type { ListField } from './contentFields';
import { type ContentForm, createEntry } from './contentForm';
import { useErrorText } from './useErrorText';

export const entryActions = ['up', 'down', 'remove'] as const;
type EntryAction = (typeof entryActions)[number];

interface EntriesOptions {
  /** Called before an added entry is rendered. */
  readonly onAdd?: (entry: ContentForm) => void;
  /** Returns the id of the element in the next entry that receives focus after a removal. */
  readonly getFocusAfterRemoval?: (next: ContentForm) => string;
}

/** The entries of a list in the form, with functions that move, remove and add entries. Focus follows the entry. */
export function useEntries(field: ListField, at: string, { onAdd, getFocusAfterRemoval }: EntriesOptions = {}) {
  const text = useText();
  const { control } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name: at, keyName: 'key' });
  const entries: readonly ContentForm[] = fields;
  const [status, setStatus] = useState('');
  const focusAfterRender = useFocusAfterRender();
  const error = useErrorText(at);
  const addId = `${at}-add`;
  const toActionId = (action: EntryAction, index: number) => `${at}.${index}-${action}`;
  const toName = (index: number) => text(`edit.entry.${field.name}`, { number: String(index + 1) });
  const getTarget = (action: 'up' | 'down', index: number) => (action === 'up' ? index - 1 : index + 1);

  const moveEntry = (action: 'up' | 'down', index: number) => {
    const target = getTarget(action, index);
    move(index, target);
    const position = { position: String(target + 1), total: String(entries.length) };
    setStatus(text('edit.moved', { name: toName(index), ...position }));
    focusAfterRender(toActionId(action, target));
  };
  const removeEntry = (index: number) => {
    const next = entries[index + 1];
    remove(index);
    setStatus(text('edit.removed', { name: toName(index) }));
    focusAfterRender(next ? (getFocusAfterRemoval?.(next) ?? toActionId('remove', index)) : addId);
  };
  return {
    entries: fields,
    error,
    status,
    addId,
    toName,
    toActionId,
    /** Returns false at the ends of the list, where an entry cannot be moved further. */
    canRun: (action: EntryAction, index: number) =>
      action === 'remove' || entries[getTarget(action, index)] !== undefined,
    run: (action: EntryAction, index: number) => {
      if (action === 'remove') removeEntry(index);
      else moveEntry(action, index);
    },
    add: () => {
      const entry = createEntry(field);
      append(entry, { shouldFocus: false });
      onAdd?.(entry);
      const [first] = field.fields;
      if (first) focusAfterRender(`${at}.${entries.length}.${first.name}`);
    },
  };
}

export type Entries = ReturnType<typeof useEntries>;
