import * as v from 'valibot';

/**
 * The shape of a programme's page copy. `npm run build` checks every content
 * file against it, so a statement without a source never reaches a visitor.
 * Only the types are used at run time; the schemas stay out of the bundle.
 */

const isoDay = v.pipe(v.string(), v.isoDate('a day as YYYY-MM-DD'));

/** A year, a month or a day, as exact as the source is. */
const datePattern = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const partialDate = v.pipe(
  v.string(),
  v.regex(datePattern, 'a date as YYYY, YYYY-MM or YYYY-MM-DD'),
  // `Date` turns the 31st of February into the 3rd of March.
  v.check((date) => !datePattern.test(date) || new Date(date).toISOString().startsWith(date), 'a day that exists'),
);

const sourceId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a source id in kebab-case'));

/** At least one source: a statement without one is refused. */
const sources = v.pipe(
  v.array(sourceId),
  v.minLength(1, 'every statement names at least one source'),
  v.check((ids) => new Set(ids).size === ids.length, 'each source once'),
);

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2),
  v.maxLength(600),
  // Neither addresses nor titles are printed in part.
  v.check((words) => !/…|\.\.\./.test(words), 'nothing that is shortened'),
);

/** A whole address, to follow. */
const address = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://'),
  v.check((url) => !/…|\.\.\./.test(url), 'nothing that is shortened'),
);

const sourceSchema = v.pipe(
  v.strictObject({
    /** The words of its link: the title or a description of the page, alone of that name on its page. */
    title: v.pipe(
      text,
      v.check((title) => !/:\/\/|^\S+\.\S+$/.test(title), 'words, not an address'),
    ),
    /** Who publishes it, as a host or an organisation. */
    publisher: text,
    /** The address of the document itself; left out where it is not on record. */
    url: v.optional(address),
    /** Instead, the home page of the publisher, where that is on record. */
    home: v.optional(address),
    /** The day on which we checked the source. */
    checkedOn: isoDay,
  }),
  v.check(({ url, home }) => url === undefined || home === undefined, 'the document or the home page, not both'),
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
  v.check(
    ({ date, endDate }) => endDate === undefined || (endDate.length === date.length && endDate > date),
    'an end after its beginning, and as exact',
  ),
);

const publicationSchema = v.strictObject({
  title: text,
  /** As exact as in the source; left out where no date was found. */
  date: v.optional(partialDate),
  /** Language codes, where the source names them. */
  languages: v.optional(v.array(v.picklist(['en', 'fr', 'pt', 'ar', 'sw']))),
  /** ISBN, "with whom", or another short note, as sourced. */
  note: v.optional(text),
  sources,
});

const sectionSchema = v.strictObject({
  /** Anchor of the section on its page, kebab-case, unique on the page. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  title: text,
  statements: v.pipe(v.array(statementSchema), v.minLength(1)),
});

/** One numbered entry of a sub-page: an objective or an area of focus. */
const itemSchema = v.strictObject({ title: text, detail: v.optional(text), sources });

const subPageSchema = v.strictObject({
  title: text,
  /** One sentence above the list that describes the list and its source. */
  intro: statementSchema,
  items: v.pipe(v.array(itemSchema), v.minLength(1)),
});

export const programmeSchema = v.strictObject({
  acronym: text,
  name: text,
  /** One sentence: what it is for. At most 160 characters. */
  purpose: v.strictObject({ text: v.pipe(v.string(), v.maxLength(160)), sources }),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1)),
  milestones: v.array(milestoneSchema),
  publications: v.array(publicationSchema),
  /** What we looked for and could not support: printed as gaps, never filled. */
  gaps: v.array(text),
  /** The sub-page, where the programme has one. */
  subPage: v.optional(subPageSchema),
  /** Every source that the page cites, by id, in the order of first use. */
  sources: v.record(sourceId, sourceSchema),
});

export const textCopySchema = v.strictObject({
  title: text,
  lead: text,
  /** What has to happen before the text holds; left out once it does. */
  draft: v.optional(text),
  revisedOn: v.optional(isoDay),
  sections: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
        title: text,
        paragraphs: v.pipe(v.array(text), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
});

export type Source = v.InferOutput<typeof sourceSchema>;
export type Statement = v.InferOutput<typeof statementSchema>;
export type Milestone = v.InferOutput<typeof milestoneSchema>;
export type Publication = v.InferOutput<typeof publicationSchema>;
export type Programme = v.InferOutput<typeof programmeSchema>;
export type TextCopy = v.InferOutput<typeof textCopySchema>;
