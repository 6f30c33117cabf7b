import { deviceStorage } from '../storage/guardedStorage';
import type { DraftDevice } from './DraftSession';

export { type DraftState, type DraftStatus, DraftSession, type TypedForm, useDraftSession } from './DraftSession';

export interface Draft<Values> {
  readonly values: Values;
  readonly version: string | null;
  readonly savedAt: Date;
}

const toKey = (uid: string, form: string) => `adp.account.draft.${uid}.${form}`;

/** Returns the member's draft of a form, if this device has one. `check` validates that the values still match the form. */
export function readDraft<Values>(
  uid: string,
  form: string,
  check: (values: unknown) => values is Values,
): Draft<Values> | undefined {
  const { values, version, savedAt } = (deviceStorage.readJson(toKey(uid, form)) ?? {}) as Record<string, unknown>;
  if (!check(values) || typeof savedAt !== 'string') return undefined;
  return { values, version: typeof version === 'string' ? version : null, savedAt: new Date(savedAt) };
}

/** Stores a draft on this device. Returns false if that failed, so that the page can show a notice. */
export function writeDraft(uid: string, form: string, draft: Omit<Draft<unknown>, 'savedAt'>): boolean {
  return deviceStorage.write(toKey(uid, form), JSON.stringify({ ...draft, savedAt: new Date() }));
}

export function clearDraft(uid: string, form: string): void {
  deviceStorage.remove(toKey(uid, form));
}

/** Delay between typing and saving, in milliseconds. */
const SAVE_DELAY = 500;

export interface DeviceSave<Typed> {
  readonly draft: Typed;
  readonly isOnDevice: boolean;
}

interface DeviceOptions<Typed> {
  readonly uid: string;
  readonly form: string;
  readonly getVersion: (draft: Typed) => string | null;
  /** Returns true for a draft that differs from the document. Other drafts are not stored. */
  readonly isChanged?: (draft: Typed) => boolean;
}

export function createDraftDevice<Typed extends { readonly values: object }>({
  uid,
  form,
  getVersion,
  isChanged = () => true,
}: DeviceOptions<Typed>): DraftDevice<Typed, DeviceSave<Typed>> {
  const save = (draft: Typed) => {
    if (isChanged(draft))
      return { draft, isOnDevice: writeDraft(uid, form, { values: draft.values, version: getVersion(draft) }) };
    clearDraft(uid, form);
    return { draft, isOnDevice: true };
  };
  return { delay: SAVE_DELAY, save, saveSync: (draft) => void save(draft) };
}
