import { isObject } from '@adp/shared-data/fields';
import { clearDraft, readDraft, writeDraft } from '@adp/shared-ui/drafts';
import { deviceStorage } from '@adp/shared-ui/storage';
import type { FormValues } from '../forms/FormValues';

export interface TranslationDraft {
  readonly values: FormValues;
  /** The version of the stored translation that the draft is based on; null if there was none. */
  readonly version: string | null;
}

interface TranslationKey {
  readonly uid: string;
  readonly item: string;
  readonly lang: string;
}

export const toFormName = ({ item, lang }: Omit<TranslationKey, 'uid'>) => `translation.${item}.${lang}`;

/** Returns the key under which earlier builds stored the draft, without a date. */
const toOldKey = ({ uid, item, lang }: TranslationKey) => `adp.translation.${uid}.${item}.${lang}`;

/** Returns the draft of a translation, or undefined if this device has no readable draft. */
export function readTranslationDraft({ uid, item, lang }: TranslationKey): TranslationDraft | undefined {
  const form = toFormName({ item, lang });
  const oldKey = toOldKey({ uid, item, lang });
  const old = deviceStorage.readJson(oldKey) as Partial<TranslationDraft> | null;
  if (isTranslation(old?.values)) {
    const version = typeof old.version === 'string' ? old.version : null;
    if (!writeDraft(uid, form, { values: old.values, version })) return { values: old.values, version };
    deviceStorage.remove(oldKey);
  }
  return readDraft(uid, form, isTranslation);
}

export function removeTranslationDraft({ uid, item, lang }: TranslationKey): void {
  clearDraft(uid, toFormName({ item, lang }));
  deviceStorage.remove(toOldKey({ uid, item, lang }));
}

function isTranslation(values: unknown): values is FormValues {
  return isObject(values) && Object.values(values).every((value) => typeof value === 'string');
}
