import { languages } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { choice, text as textIn, url as httpsUrl } from '../../fields/fieldSchemas';
import { isDate } from '../../fields/isDate';
import { programmePageLimits as limits } from './programmePageLimits';

/**
 * What the page of a programme shows: in the app's own files, and as stored. Messages are codes, which a form words. A page
 * itself imports the types alone.
 */

interface Range {
  readonly min: number;
  readonly max: number;
}

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = v.pipe(
  v.string('text'),
  v.regex(dayPattern, 'day'),
  v.check((date) => !dayPattern.test(date) || isDate(date), 'day'),
);

/** A year, a month or a day, as exact as the source is. */
const datePattern = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const partialDate = v.pipe(
  v.string('text'),
  v.regex(datePattern, 'partial-date'),
  v.check((date) => !datePattern.test(date) || isDate(date), 'day'),
);

const slug = v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,80}$/, 'slug'));

const boundedList = <Item extends v.GenericSchema>(item: Item, { min, max }: Range) =>
  v.pipe(v.array(item, 'list'), v.minLength(min, 'too-few'), v.maxLength(max, 'too-many'));

/** At least one source: a statement without one is refused. */
const sources = v.pipe(
  v.array(slug, 'list'),
  v.minLength(limits.citations.min, 'no-source'),
  v.maxLength(limits.citations.max, 'too-many'),
  v.check((ids) => new Set(ids).size === ids.length, 'twice'),
);

/** Neither addresses nor titles are printed in part. */
const isWhole = (words: string) => !/…|\.\.\./.test(words);

const line = (range: Range) =>
  v.pipe(
    textIn(range),
    v.check((words) => words.length < range.min || words.trim().length >= range.min, 'too-short'),
    v.check(isWhole, 'shortened'),
  );
const text = line(limits.text);

/** A whole address, to follow. */
const address = v.pipe(
  httpsUrl,
  v.check((url) => URL.canParse(url), 'malformed'),
  v.check(isWhole, 'shortened'),
);

const sourceSchema = v.pipe(
  v.strictObject({
    /** The words of its link: the title or a description of the page, alone of that name on its page. */
    title: v.pipe(
      text,
      v.check((title) => !/:\/\/|^\S+\.\S+$/.test(title), 'address'),
    ),
    /** Who publishes it, as a host or an organisation. */
    publisher: text,
    /** The address of the document itself; left out where it is not on record. */
    url: v.optional(address),
    /** Instead, the home page of the publisher, where that is on record. */
    home: v.optional(address),
    /** The day on which we checked the source. */
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
    /** Last day, where the event lasted several. */
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
  /** As exact as in the source; left out where no date was found. */
  date: v.optional(partialDate),
  /** Language codes, where the source names them. */
  languages: v.optional(v.array(choice(languages), 'list')),
  /** ISBN, "with whom", or another short note, as sourced. */
  note: v.optional(text),
  sources,
});

/** Who works for the programme, and as what. */
const teamMemberSchema = v.strictObject({ name: text, position: v.optional(text), sources });

const sectionSchema = v.strictObject({
  /** Anchor of the section on its page, kebab-case, unique on the page. */
  id: slug,
  title: text,
  statements: boundedList(statementSchema, limits.statements),
});

/** One numbered entry of a sub-page: an objective or an area of focus. */
const itemSchema = v.strictObject({ title: text, detail: v.optional(text), sources });

const subPageSchema = v.strictObject({
  title: text,
  /** One sentence above the list that describes the list and its source. */
  intro: statementSchema,
  items: boundedList(itemSchema, limits.items),
});

const isInBounds = (content: object) => JSON.stringify(content).length <= limits.content.max;

export const programmeSchema = v.pipe(
  v.strictObject({
    acronym: text,
    name: text,
    /** One sentence: what it is for. */
    purpose: v.strictObject({ text: line(limits.purpose), sources }),
    sections: boundedList(sectionSchema, limits.sections),
    milestones: boundedList(milestoneSchema, limits.milestones),
    publications: boundedList(publicationSchema, limits.publications),
    /** Left out of pages from before there was one. */
    team: v.optional(boundedList(teamMemberSchema, limits.team)),
    /** What we looked for and could not support: printed as gaps, never filled. */
    gaps: boundedList(text, limits.gaps),
    /** The sub-page, where the programme has one. */
    subPage: v.optional(subPageSchema),
    /** Every source that the page cites, by id. */
    sources: v.pipe(
      v.record(slug, sourceSchema),
      v.check((listed) => Object.keys(listed).length >= limits.listedSources.min, 'too-few'),
      v.check((listed) => Object.keys(listed).length <= limits.listedSources.max, 'too-many'),
    ),
  }),
  v.check((content) => isInBounds(content), 'too-long'),
);

/** A page of text: about the site, its privacy notice, its terms. */
export const textCopySchema = v.pipe(
  v.strictObject({
    title: text,
    lead: text,
    /** What has to happen before the text holds; left out once it does. */
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
