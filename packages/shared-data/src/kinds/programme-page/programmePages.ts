import { type Language, languages } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import type { StoredFields } from '../../client/wireValues';
import { choice, dateTime, whole } from '../../fields/fieldSchemas';
import { fromStored } from '../../fields/storedKeys';
import type { Kind, ParseResult } from '../kind';
import { getInvalidFields } from '../readWith';
import { type ContentIssue, findAnchorIssues, findCitationIssues } from './contentChecks';
import { type Programme, programmeSchema, type TextCopy, textCopySchema } from './programmeContent';

/** The pages with editable content, named by their paths. A sub-page is part of its programme's page. */
export const programmePageIds = ['about', 'apet', 'au-ai', 'auda-nepad', 'cjed', 'ivm'] as const;
export type ProgrammePageId = (typeof programmePageIds)[number];
export type ProgrammeContent = Programme | TextCopy;

export interface ProgrammePageKey {
  readonly programme: ProgrammePageId;
  readonly lang: Language;
}

export const toProgrammePageId = ({ programme, lang }: ProgrammePageKey) => `${programme}_${lang}`;

const withSubPage: readonly string[] = ['apet', 'au-ai', 'auda-nepad'] satisfies ProgrammePageId[];

type ParsedContent =
  | { readonly content: ProgrammeContent; readonly issues?: undefined }
  | { readonly content?: undefined; readonly issues: readonly ContentIssue[] };

/** Parses the content of a page. Returns the content, or all its errors. */
export function parseContent(page: ProgrammePageId, value: unknown): ParsedContent {
  const { success, output, issues } = v.safeParse(page === 'about' ? textCopySchema : programmeSchema, value);
  if (!success) return { issues: issues.map(({ path = [], message }) => ({ path: path.map(toKey), code: message })) };
  const contentIssues = 'acronym' in output ? findProgrammeIssues(page, output) : findAnchorIssues(output);
  return contentIssues.length > 0 ? { issues: contentIssues } : { content: output };
}

/** Converts a key in a schema path: fields are strings, and entries of lists are numbers. */
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

/** Returns the content errors as lines for developers. Each line has a path and a code. */
export function findContentErrors(page: ProgrammePageId, content: unknown): string[] {
  const { issues = [] } = parseContent(page, content);
  return issues.map(({ path, code }) => `${path.join('.') || 'content'}: ${code}`);
}

/** A published page. Earlier revisions have the same fields. */
export interface ProgrammePage extends ProgrammePageKey {
  readonly content: ProgrammeContent;
  /** The revision number. It starts at 1 and grows with each publication. */
  readonly revision: number;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  readonly updatedAt: Date;
}

const keyEntries = { programme: choice(programmePageIds), lang: choice(languages) };

/** Accepts any value, because the content is validated separately. */
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

export const programmePages: Pick<Kind<ProgrammePage>, 'collection' | 'readItem'> = {
  collection: 'programme_pages',
  readItem: readPage,
};

export const toProgrammeRevisions = (key: ProgrammePageKey): Pick<Kind<ProgrammePage>, 'collection' | 'readItem'> => ({
  collection: `programme_revisions/${toProgrammePageId(key)}/versions`,
  readItem: readPage,
});

/** A draft of a programme page. It may be incomplete. */
export interface ProgrammeDraft extends ProgrammePageKey {
  /** The fields of the content schema. Fields may be missing or empty. */
  readonly content: unknown;
  /** The revision that the draft is based on. 0 if the page has never been published. */
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
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

/** Reads a page in the reader's language, or else in English. Resolves to null if none is published. Rejects with DataError. */
export async function findProgrammePage(
  read: (id: string) => Promise<ProgrammePage | null>,
  { programme, lang }: ProgrammePageKey,
): Promise<ProgrammePage | null> {
  const page = await read(toProgrammePageId({ programme, lang }));
  return page ?? (lang === 'en' ? null : read(toProgrammePageId({ programme, lang: 'en' })));
}
