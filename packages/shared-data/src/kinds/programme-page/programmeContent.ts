import { languages } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { choice, text as textIn, url as httpsUrl } from '../../fields/fieldSchemas';
import { isDate } from '../../fields/isDate';
import { programmePageLimits as limits } from './programmePageLimits';

/** Schemas of programme pages. The messages are codes that forms translate. Pages import only the types. */

interface Range {
  readonly min: number;
  readonly max: number;
}

const calendarDate = (pattern: RegExp, code: string) =>
  v.pipe(
    v.string('text'),
    v.regex(pattern, code),
    v.check((text) => !pattern.test(text) || isDate(text), 'day'),
  );
const day = calendarDate(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'day');
/** A year, a month or a day, as precise as in the source. */
const partialDate = calendarDate(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'partial-date');

const slug = v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,80}$/, 'slug'));

const boundedList = <Item extends v.GenericSchema>(item: Item, { min, max }: Range) =>
  v.pipe(v.array(item, 'list'), v.minLength(min, 'too-few'), v.maxLength(max, 'too-many'));

/** The ids of the sources. A statement needs at least one source. */
const sources = v.pipe(
  v.array(slug, 'list'),
  v.minLength(limits.citations.min, 'no-source'),
  v.maxLength(limits.citations.max, 'too-many'),
  v.check((ids) => new Set(ids).size === ids.length, 'twice'),
);

/** Rejects ellipses, because titles and links must be shown in full. */
const isWhole = (words: string) => !/…|\.\.\./.test(words);

const line = (range: Range) =>
  v.pipe(
    textIn(range),
    v.check((words) => words.length < range.min || words.trim().length >= range.min, 'too-short'),
    v.check(isWhole, 'shortened'),
  );
const text = line(limits.text);

const address = v.pipe(
  httpsUrl,
  v.check((url) => URL.canParse(url), 'malformed'),
  v.check(isWhole, 'shortened'),
);

const sourceSchema = v.pipe(
  v.strictObject({
    /** The link text: the title or a description of the source. Must be unique on its page. */
    title: v.pipe(
      text,
      v.check((title) => !/:\/\/|^\S+\.\S+$/.test(title), 'address'),
    ),
    publisher: text,
    /** The URL of the document itself. Omitted if unknown. */
    url: v.optional(address),
    /** The home page of the publisher, used if there is no `url`. */
    home: v.optional(address),
    /** The day on which an editor checked the source. */
    checkedOn: day,
  }),
  v.forward(
    v.check(({ url, home }) => url === undefined || home === undefined, 'both-addresses'),
    ['home'],
  ),
);

const statementSchema = v.strictObject({ text, sources });

const milestoneSchema = v.pipe(
  v.strictObject({
    date: partialDate,
    endDate: v.optional(partialDate),
    title: text,
    detail: v.optional(text),
    sources,
  }),
  v.forward(
    v.check(
      ({ date, endDate }) => endDate === undefined || (endDate.length === date.length && endDate > date),
      'end-date',
    ),
    ['endDate'],
  ),
);

const publicationSchema = v.strictObject({
  title: text,
  /** The date, as precise as in the source. Omitted if unknown. */
  date: v.optional(partialDate),
  /** Language codes, if the source states its languages. */
  languages: v.optional(v.array(choice(languages), 'list')),
  /** The ISBN, partners, or another short note from the source. */
  note: v.optional(text),
  sources,
});

const teamMemberSchema = v.strictObject({ name: text, position: v.optional(text), sources });

const sectionSchema = v.strictObject({
  /** The anchor of the section in kebab-case. Must be unique on the page. */
  id: slug,
  title: text,
  statements: boundedList(statementSchema, limits.statements),
});

/** A numbered entry of a sub-page: an objective or an area of focus. */
const itemSchema = v.strictObject({ title: text, detail: v.optional(text), sources });

const subPageSchema = v.strictObject({
  title: text,
  /** A sentence that describes the list and cites its source. */
  intro: statementSchema,
  items: boundedList(itemSchema, limits.items),
});

const isInBounds = (content: object) => JSON.stringify(content).length <= limits.content.max;

export const programmeSchema = v.pipe(
  v.strictObject({
    acronym: text,
    name: text,
    /** The programme's purpose in one sentence. */
    purpose: v.strictObject({ text: line(limits.purpose), sources }),
    sections: boundedList(sectionSchema, limits.sections),
    milestones: boundedList(milestoneSchema, limits.milestones),
    publications: boundedList(publicationSchema, limits.publications),
    /** The team. Missing in older pages. */
    team: v.optional(boundedList(teamMemberSchema, limits.team)),
    /** Statements for which no source was found. The page shows them as gaps. */
    gaps: boundedList(text, limits.gaps),
    subPage: v.optional(subPageSchema),
    sources: v.pipe(
      v.record(slug, sourceSchema),
      v.check((listed) => Object.keys(listed).length >= limits.listedSources.min, 'too-few'),
      v.check((listed) => Object.keys(listed).length <= limits.listedSources.max, 'too-many'),
    ),
  }),
  v.check((content) => isInBounds(content), 'too-long'),
);

/** The content of a text page: about the site, the privacy notice, or the terms. */
export const textCopySchema = v.pipe(
  v.strictObject({
    title: text,
    lead: text,
    draft: v.optional(text),
    revisedOn: v.optional(day),
    sections: boundedList(
      v.strictObject({ id: slug, title: text, paragraphs: boundedList(text, limits.statements) }),
      limits.sections,
    ),
  }),
  v.check((content) => isInBounds(content), 'too-long'),
);

export type Source = v.InferOutput<typeof sourceSchema>;
export type Statement = v.InferOutput<typeof statementSchema>;
export type Milestone = v.InferOutput<typeof milestoneSchema>;
export type Publication = v.InferOutput<typeof publicationSchema>;
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
export type Programme = v.InferOutput<typeof programmeSchema>;
export type TextCopy = v.InferOutput<typeof textCopySchema>;
