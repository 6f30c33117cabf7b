import { type Language, languages } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import type { StoredFields } from '../../client/wireValues';
import { choice, dateTime, whole } from '../../fields/fieldSchemas';
import { fromStored } from '../../fields/storedKeys';
import type { Kind, ParseResult } from '../kind';
import { getInvalidFields } from '../readWith';
import { type ContentIssue, findAnchorIssues, findCitationIssues } from './contentChecks';
import { type Programme, programmeSchema, type TextCopy, textCopySchema } from './programmeContent';

/** The pages that are written in the site, by their paths; what is below one is part of it. */
export const programmePageIds = ['about', 'apet', 'au-ai', 'auda-nepad', 'cjed', 'ivm'] as const;
export type ProgrammePageId = (typeof programmePageIds)[number];
export type ProgrammeContent = Programme | TextCopy;

/** A page in one language. */
export interface ProgrammePageKey {
  readonly programme: ProgrammePageId;
  readonly lang: Language;
}

/** The id of its documents. */
export const toProgrammePageId = ({ programme, lang }: ProgrammePageKey) => `${programme}_${lang}`;

/** Programmes whose page has one below it. */
const withSubPage: readonly string[] = ['apet', 'au-ai', 'auda-nepad'] satisfies ProgrammePageId[];

type ParsedContent =
  | { readonly content: ProgrammeContent; readonly issues?: undefined }
  | { readonly content?: undefined; readonly issues: readonly ContentIssue[] };

/** The content of a page, or all that is wrong with it. */
export function parseContent(page: ProgrammePageId, value: unknown): ParsedContent {
  const { success, output, issues } = v.safeParse(page === 'about' ? textCopySchema : programmeSchema, value);
  if (!success) return { issues: issues.map(({ path = [], message }) => ({ path: path.map(toKey), code: message })) };
  const found = 'acronym' in output ? findProgrammeIssues(page, output) : findAnchorIssues(output);
  return found.length > 0 ? { issues: found } : { content: output };
}

/** Fields are named by texts, entries of lists by numbers. */
const toKey = ({ key }: { readonly key: unknown }) => (typeof key === 'number' ? key : String(key));

function findProgrammeIssues(page: ProgrammePageId, programme: Programme): readonly ContentIssue[] {
  const hasSubPage = programme.subPage !== undefined;
  const code = hasSubPage ? 'no-sub-page' : 'sub-page';
  return [
    ...(withSubPage.includes(page) === hasSubPage ? [] : [{ path: ['subPage'], code }]),
    ...findAnchorIssues(programme),
    ...findCitationIssues(programme),
  ];
}

/** The issues as lines for developers: the place and a code. */
export function findContentErrors(page: ProgrammePageId, content: unknown): string[] {
  const { issues = [] } = parseContent(page, content);
  return issues.map(({ path, code }) => `${path.join('.') || 'content'}: ${code}`);
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

const keyEntries = { programme: choice(programmePageIds), lang: choice(languages) };

/** Looked at by what reads it. */
const anything = v.custom<unknown>(() => true);

const pageSchema = v.object({
  ...keyEntries,
  content: anything,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  publishedAt: dateTime,
  publishedBy: v.string('text'),
  updatedAt: dateTime,
});

function readPage(_id: string, fields: StoredFields): ParseResult<ProgrammePage> {
  const page = v.safeParse(pageSchema, fromStored(fields));
  if (!page.success) return { invalidFields: getInvalidFields(page.issues) };
  const { content, issues } = parseContent(page.output.programme, page.output.content);
  if (issues) return { invalidFields: [...new Set(issues.map(({ path }) => String(path[0] ?? 'content')))] };
  return { item: { ...page.output, content } };
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
  content: anything,
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
