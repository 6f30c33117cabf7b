import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../storage/guardedStorage';
import type { DraftDevice } from './DraftSession';

export { type DraftState, type DraftStatus, DraftSession, type TypedForm, useDraftSession } from './DraftSession';

/** Unsaved values of a form, stored on this device. */
export interface Draft<Values> {
  readonly values: Values;
  /** The version of the document that the form began from. */
  readonly version: string | null;
  readonly savedAt: Date;
}

const toKey = (uid: string, form: string) => `adp.account.draft.${uid}.${form}`;

/** Returns the member's draft of a form, if this device has one. `check` tests whether it still has the form's shape. */
export function readDraft<Values>(
  uid: string,
  form: string,
  check: (values: unknown) => values is Values,
): Draft<Values> | undefined {
  const { values, version, savedAt } = (deviceStorage.readJson(toKey(uid, form)) ?? {}) as Record<string, unknown>;
  if (!check(values) || typeof savedAt !== 'string') return undefined;
  return { values, version: typeof version === 'string' ? version : null, savedAt: new Date(savedAt) };
}

/** Returns whether the draft was stored. If not, the page shows a notice. */
export function writeDraft(uid: string, form: string, draft: Omit<Draft<unknown>, 'savedAt'>): boolean {
  return deviceStorage.write(toKey(uid, form), JSON.stringify({ ...draft, savedAt: new Date() }));
}

export function clearDraft(uid: string, form: string): void {
  deviceStorage.remove(toKey(uid, form));
}

/** Pause in typing before the draft is stored, in milliseconds. */
const DEBOUNCE = 500;

export interface DeviceSave<Typed> {
  readonly draft: Typed;
  readonly isOnDevice: boolean;
}

interface DeviceOptions<Typed> {
  readonly uid: string;
  readonly form: string;
  /** The version of the document that the draft began from. */
  readonly getVersion: (draft: Typed) => string | null;
  /** Returns whether the draft differs from the document. Only changed drafts are stored. */
  readonly isChanged?: (draft: Typed) => boolean;
}

/** Returns a device for sessions whose drafts are small enough for localStorage. */
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
  return { delay: DEBOUNCE, save, saveSync: (draft) => void save(draft) };
}

interface AutosaveOptions {
  readonly uid: string;
  readonly form: string;
  readonly values: unknown;
  readonly version: string;
  readonly enabled: boolean;
}

/** Stores a draft half a second after the last key, and when the page is hidden or left. Returns whether the device can store it. */
export function useDraftAutosave({ uid, form, ...typed }: AutosaveOptions): boolean {
  const { values, enabled } = typed;
  const [isStored, setIsStored] = useState(true);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  const store = useCallback(() => {
    const { enabled: isUnsaved, ...draft } = latest.current;
    if (isUnsaved) setIsStored(writeDraft(uid, form, draft));
  }, [uid, form]);
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(store, DEBOUNCE);
    return () => {
      clearTimeout(timer);
    };
  }, [values, enabled, store]);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') store();
    };
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      // Stores the input of the last half second before another page of the site opens.
      store();
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [store]);
  return isStored;
}
