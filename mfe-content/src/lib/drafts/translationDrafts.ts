import { isObject } from '@adp/shared-data/fields';
import { deviceStorage } from '@adp/shared-ui/storage';
import type { FormValues } from '../forms/FormValues';

/** What is typed of a translation and not sent yet, as this device stores it. */
export interface TranslationDraft {
  readonly values: FormValues;
  /** The stored translation that it began from; null where there was none. */
  readonly version: string | null;
}

interface TranslationKey {
  readonly uid: string;
  readonly item: string;
  readonly lang: string;
}

const toKey = ({ uid, item, lang }: TranslationKey) => `adp.translation.${uid}.${item}.${lang}`;

/** The draft of a translation; undefined where this device has none that can be read. */
export function readTranslationDraft(key: TranslationKey): TranslationDraft | undefined {
  const found = deviceStorage.readJson(toKey(key)) as Partial<TranslationDraft> | null;
  if (!isObject(found?.values) || Object.values(found.values).some((value) => typeof value !== 'string'))
    return undefined;
  return { values: found.values, version: found.version ?? null };
}

/** Saves it before the page goes on. Returns whether the device has it. */
export function saveTranslationDraft(key: TranslationKey, draft: TranslationDraft): boolean {
  return deviceStorage.write(toKey(key), JSON.stringify(draft));
}

export function removeTranslationDraft(key: TranslationKey): void {
  deviceStorage.remove(toKey(key));
}
