import * as v from 'valibot';
import type { StoredFields } from '../../client/wireValues';
import { choice, dateTime, whole } from '../../fields/fieldSchemas';
import { fromStored } from '../../fields/storedKeys';
import type { Kind, ParseResult } from '../kind';
import { getInvalidFields } from '../readWith';
import { type Programme, programmeSchema, type TextCopy, textCopySchema } from './programmeContent';

/** The pages that are written in the site, by their paths; what is below one is part of it. */
export const programmePageIds = ['about', 'apet', 'au-ai', 'auda-nepad', 'cjed', 'ivm'] as const;
export type ProgrammePageId = (typeof programmePageIds)[number];
export type ProgrammeContent = Programme | TextCopy;

export const programmePageLanguages = ['en', 'fr', 'pt', 'ar', 'sw'] as const;
export type ProgrammePageLanguage = (typeof programmePageLanguages)[number];

/** A page in one language. */
export interface ProgrammePageKey {
  readonly programme: ProgrammePageId;
  readonly lang: ProgrammePageLanguage;
}

/** The id of its documents. */
export const toProgrammePageId = ({ programme, lang }: ProgrammePageKey) => `${programme}_${lang}`;

/** Programmes whose page has one below it. */
const withSubPage: readonly string[] = ['apet', 'au-ai', 'auda-nepad'] satisfies ProgrammePageId[];

const toSubPageSchema = (isThere: boolean) =>
  v.pipe(
    programmeSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (dataset.value.subPage !== undefined) === isThere) return;
      addIssue({ message: isThere ? 'sub-page' : 'no-sub-page' });
    }),
  );
const schemas = { about: textCopySchema, with: toSubPageSchema(true), without: toSubPageSchema(false) };

/** The schema of what a page shows. */
export function getContentSchema(page: ProgrammePageId): v.GenericSchema<unknown, ProgrammeContent> {
  if (page === 'about') return schemas.about;
  return withSubPage.includes(page) ? schemas.with : schemas.without;
}

/** What is wrong with the content of a page: the place and a code, for each error. */
export function findContentErrors(page: ProgrammePageId, content: unknown): string[] {
  const { issues = [] } = v.safeParse(getContentSchema(page), content);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`);
}

/** A published page; each former state is saved with the same fields. */
export interface ProgrammePage extends ProgrammePageKey {
  readonly content: ProgrammeContent;
  /** From 1, raised by each publication. */
  readonly revision: number;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  readonly updatedAt: Date;
}

const keyEntries = { programme: choice(programmePageIds), lang: choice(programmePageLanguages) };

const pageSchema = v.object({
  ...keyEntries,
  content: v.unknown(),
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  publishedAt: dateTime,
  publishedBy: v.string('text'),
  updatedAt: dateTime,
});

function readPage(_id: string, fields: StoredFields): ParseResult<ProgrammePage> {
  const page = v.safeParse(pageSchema, fromStored(fields));
  if (!page.success) return { invalidFields: getInvalidFields(page.issues) };
  const content = v.safeParse(getContentSchema(page.output.programme), page.output.content);
  if (!content.success) return { invalidFields: getInvalidFields(content.issues) };
  return { item: { ...page.output, content: content.output } };
}

/** What is published of the pages of programmes. */
export const programmePages: Pick<Kind<ProgrammePage>, 'collection' | 'readItem'> = {
  collection: 'programme_pages',
  readItem: readPage,
};

/** The former states of a page. */
export const toProgrammeRevisions = (key: ProgrammePageKey): Pick<Kind<ProgrammePage>, 'collection' | 'readItem'> => ({
  collection: `programme_revisions/${toProgrammePageId(key)}/versions`,
  readItem: readPage,
});

/** What its editors are writing, complete or not. */
export interface ProgrammeDraft extends ProgrammePageKey {
  /** As the schema of the content has it; what is not written yet is missing or empty. */
  readonly content: unknown;
  /** The revision that it began from; 0 where nothing was published. */
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  /** When the site publishes it. */
  readonly publishAt?: Date | undefined;
}

const draftSchema = v.object({
  ...keyEntries,
  content: v.unknown(),
  revision: whole({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  updatedAt: dateTime,
  updatedBy: v.string('text'),
  publishAt: v.optional(dateTime),
});

export const programmeDrafts: Pick<Kind<ProgrammeDraft>, 'collection' | 'readItem'> = {
  collection: 'programme_drafts',
  readItem: (_id, fields) => {
    const { success, output, issues } = v.safeParse(draftSchema, fromStored(fields));
    return success ? { item: output } : { invalidFields: getInvalidFields(issues) };
  },
};

/**
 * The page in the reader's language, else in English; null where none is published that fits the schema.
 * @throws DataError where it cannot be read
 */
export async function findProgrammePage(
  read: (id: string) => Promise<ProgrammePage | null>,
  { programme, lang }: ProgrammePageKey,
): Promise<ProgrammePage | null> {
  const found = await read(toProgrammePageId({ programme, lang }));
  return found ?? (lang === 'en' ? null : read(toProgrammePageId({ programme, lang: 'en' })));
}
