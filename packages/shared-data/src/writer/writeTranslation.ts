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

/** Which translation of which item, as it was read. */
export interface TranslationOf extends RequestOptions {
  readonly collection: Translation['collection'];
  readonly item: string;
  readonly lang: TextLanguage;
  /** The version that was read; undefined where there was none. */
  readonly version: string | undefined;
}

export interface TranslationDraft extends TranslationOf {
  readonly text: TranslationText;
  readonly how: Translation['how'];
  /** Whose name it has: a reviewer who only confirms it leaves that of the translator. */
  readonly translator: Author;
  /** The revision of the item that was translated. */
  readonly sourceRevision: number;
}

/** Both versions after a commit: the item's changes with each translation. */
export interface WrittenTranslation extends Written {
  readonly itemVersion: { readonly before: string; readonly after: string };
}

/**
 * Stores a translation, and its title and summary in the item, in one commit.
 * @throws DataError `conflict` where somebody else has changed the translation since it was read
 */
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

/** Deletes a translation, in its document and in the item. @throws DataError as `writeTranslation` */
export async function removeTranslation(draft: TranslationOf, client: FirestoreClient): Promise<WrittenTranslation> {
  return commitWithItem(draft, client, {
    entry: undefined,
    write: (name) => toDeletion(name, draft.version === undefined ? undefined : { updateTime: draft.version }),
  });
}

interface Change {
  /** What the item has of it then. */
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
  const found = await read(path, signal);
  if (!found) throw new DataError('not-found');
  const now = await read(`translations/${id}`, signal);
  if (now?.version !== version) throw new DataError('conflict');
  try {
    const after = await commit(
      [toItemWrite(`${root}/${path}`, found, lang, change.entry), change.write(`${root}/translations/${id}`)],
      signal,
    );
    return { id, version: after, itemVersion: { before: found.version, after } };
  } catch (error) {
    // The item has changed between reading and writing, which the translation says nothing of.
    const isElsewhere = hasCode(error, 'conflict') || hasCode(error, 'denied');
    if (isSecond || !isElsewhere || (await read(path, signal))?.version === found.version) throw error;
    return commitWithItem(of, client, change, true);
  }
}

/** The item with what lists show of its translations. Nothing else of it changes, neither its revision nor the date of its text. */
function toItemWrite(name: string, { fields, version }: FoundDocument, lang: TextLanguage, entry: Change['entry']) {
  const before = isObject(fields.translations) ? fields.translations : {};
  const others = Object.fromEntries(Object.entries(before).filter(([one]) => one !== lang));
  const translations = entry ? { ...others, [lang]: entry } : others;
  return toWrite({
    name,
    fields: { translations, translated_into: Object.keys(translations).sort() },
    mask: ['translations', 'translated_into'],
    times: ['translated_at'],
    precondition: { updateTime: version },
  });
}
