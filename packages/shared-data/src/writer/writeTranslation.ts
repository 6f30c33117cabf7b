import * as v from 'valibot';
import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions, Written } from '../client/FirestoreClient';
import { isObject } from '../fields/isObject';
import { type FoundDocument } from '../client/wireValues';
import { getInvalidFields } from '../kinds/readWith';
import { type TextLanguage, toTranslationId } from '../kinds/translation/translationChoices';
import { type Translation, type TranslationText, translationTextSchema } from '../kinds/translation/translations';
import type { Author } from './Author';
import { checkId } from './createOnce';
import { hasCode } from './refusals';
import { toDeletion, toWrite } from './toWrite';

export interface TranslationOf extends RequestOptions {
  readonly collection: Translation['collection'];
  readonly item: string;
  readonly lang: TextLanguage;
  /** The version that was read. Undefined if there was no translation. */
  readonly version: string | undefined;
}

export interface TranslationDraft extends TranslationOf {
  readonly text: TranslationText;
  readonly how: Translation['how'];
  /** The translator to credit. If a reviewer confirms a translation without changing its text, its translator's name is kept. */
  readonly translator: Author;
  /** The revision of the item that was translated. */
  readonly sourceRevision: number;
}

/** The versions of the translation and of its item after a commit. Each translation also changes its item. */
export interface WrittenTranslation extends Written {
  readonly itemVersion: { readonly before: string; readonly after: string };
}

/** Stores a translation and its copy in the item. Rejects with `conflict` if it has changed since it was read. */
export async function writeTranslation(draft: TranslationDraft, client: FirestoreClient): Promise<WrittenTranslation> {
  const { text, how, translator, sourceRevision, collection, item, lang } = draft;
  const { issues, output } = v.safeParse(translationTextSchema, text);
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  const fields = {
    ...output,
    collection,
    item,
    lang,
    how,
    source_revision: sourceRevision,
    translator_uid: translator.uid,
    translator_username: translator.username,
    translator_name: translator.name,
  };
  const { title, summary } = output;
  return commitWithItem(draft, client, {
    entry: { title, summary },
    write: (name) =>
      toWrite({
        name,
        fields,
        times: ['updated_at'],
        precondition: draft.version === undefined ? { exists: false } : { updateTime: draft.version },
      }),
  });
}

/** Deletes a translation and its copy in the item. Rejects like `writeTranslation`. */
export async function removeTranslation(draft: TranslationOf, client: FirestoreClient): Promise<WrittenTranslation> {
  return commitWithItem(draft, client, {
    entry: undefined,
    write: (name) => toDeletion(name, draft.version === undefined ? undefined : { updateTime: draft.version }),
  });
}

interface Change {
  /** The copy of title and summary in the item. Undefined to delete the copy. */
  readonly entry: Readonly<Record<string, string>> | undefined;
  readonly write: (name: string) => object;
}

async function commitWithItem(
  of: TranslationOf,
  client: FirestoreClient,
  change: Change,
  isSecond = false,
): Promise<WrittenTranslation> {
  const { collection, item, lang, version, signal } = of;
  const { root, read, commit } = client;
  const id = toTranslationId(collection, checkId(item), lang);
  const path = `${collection}/${item}`;
  const stored = await read(path, signal);
  if (!stored) throw new DataError('not-found');
  const now = await read(`translations/${id}`, signal);
  if (now?.version !== version) throw new DataError('conflict');
  try {
    const after = await commit(
      [toItemWrite(`${root}/${path}`, stored, lang, change.entry), change.write(`${root}/translations/${id}`)],
      signal,
    );
    return { id, version: after, itemVersion: { before: stored.version, after } };
  } catch (error) {
    // The item itself has changed since it was read, which does not affect the translation. Try again.
    const isElsewhere = hasCode(error, 'conflict') || hasCode(error, 'denied');
    if (isSecond || !isElsewhere || (await read(path, signal))?.version === stored.version) throw error;
    return commitWithItem(of, client, change, true);
  }
}

/** Returns the write that stores a translation's copy in the item, whose revision and date stay the same. */
function toItemWrite(name: string, { fields, version }: FoundDocument, lang: TextLanguage, entry: Change['entry']) {
  const before = isObject(fields.translations) ? fields.translations : {};
  const others = Object.fromEntries(Object.entries(before).filter(([key]) => key !== lang));
  const translations = entry ? { ...others, [lang]: entry } : others;
  return toWrite({
    name,
    fields: { translations, translated_into: Object.keys(translations).sort() },
    mask: ['translations', 'translated_into'],
    times: ['translated_at'],
    precondition: { updateTime: version },
  });
}
