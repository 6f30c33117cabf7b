import { getSession } from '@adp/shared-auth';
import { rememberChange, type Versioned } from '@adp/shared-data/client';
import { collections } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import {
  type TextLanguage,
  toTranslationId,
  type Translation,
  translations,
  type TranslationText,
} from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import { drafts } from '../lib/drafts/drafts';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { readEditorRights } from './editing';
import { memberReader, memberWriter } from './memberData';
import { getAuthor } from './outbox/getAuthor';
import { itemSource } from './itemSource';

export interface Translating {
  readonly kind: Kind;
  readonly item: WholeItem;
  readonly lang: TextLanguage;
  readonly stored: Versioned<Translation> | null;
  /** True for reviewers and editors of the item's programme, who may mark a translation as reviewed. */
  readonly isEditor: boolean;
  readonly uid: string;
}

export type TranslationWords = TranslationText & Pick<Translation, 'how'>;

/**
 * Reads an item to translate, by default into the first language other than its own. Resolves to null without
 * permission.
 * @throws DataError
 */
export async function readTranslating(
  kind: Kind,
  id: string,
  requested: TextLanguage | undefined,
): Promise<Translating | null> {
  const reader = await memberReader();
  const original = await reader.getMine(itemSource(kind), id);
  const uid = getSession().user?.uid;
  if (!original || uid === undefined) return null;
  const { item } = original;
  const rights = await readEditorRights();
  const isOfProgramme = rights?.programmes.some((programme) => programme === item.programme) === true;
  const isEditor = item.status === 'published' && (rights?.isReviewer === true || isOfProgramme);
  if (!isEditor && (item.authorUid !== uid || item.status === 'removed')) return null;
  const others = listChoices.lang.filter((language) => language !== item.lang);
  const lang =
    [requested, currentLocale()].flatMap((preferred) => others.find((language) => language === preferred) ?? [])[0] ??
    others[0];
  if (lang === undefined) return null;
  const isThere = item.translations?.[lang] !== undefined;
  const stored = isThere ? await reader.getMine(translations, toTranslationId(collections[kind], id, lang)) : null;
  return { kind, item, lang, stored, isEditor, uid };
}

/** Stores a translation. Marking an unchanged translation as reviewed does not change its translator. @throws DataError */
export async function saveTranslation(
  { kind, item, lang, stored, uid }: Translating,
  { how, ...text }: TranslationWords,
): Promise<null> {
  const before = stored?.item;
  const translator =
    how === 'reviewed' && before && isSameText(before, text)
      ? { uid: before.translatorUid, username: before.translatorUsername, name: before.translatorName }
      : await getAuthor(uid, await memberReader(), true);
  const { itemVersion } = await (
    await memberWriter()
  ).translate({
    collection: collections[kind],
    item: item.id,
    lang,
    version: stored?.version,
    text,
    how,
    translator,
    sourceRevision: item.revision,
  });
  return rebaseDraft(item.id, itemVersion);
}

function isSameText(before: TranslationText, text: TranslationText): boolean {
  return before.title === text.title && before.summary === text.summary && before.body === text.body;
}

export async function deleteTranslation({ kind, item, lang, stored }: Translating): Promise<null> {
  const of = { collection: collections[kind], item: item.id, lang, version: stored?.version };
  const { itemVersion } = await (await memberWriter()).removeTranslation(of);
  return rebaseDraft(item.id, itemVersion);
}

/** Moves a draft to the version that the translation has created, because the draft's text did not change. */
async function rebaseDraft(
  id: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<null> {
  rememberChange();
  try {
    await drafts.change(id, (draft) =>
      draft.base?.version === before ? { ...draft, base: { ...draft.base, version: after } } : undefined,
    );
  } catch {
    // The translation is stored all the same. The draft will conflict, as after any change elsewhere.
  }
  return null;
}
