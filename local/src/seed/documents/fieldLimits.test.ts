/** @jest-environment node */
import * as v from 'valibot';
import { calendarOf } from '../calendar';
import { seedContent } from '../content/seedContent';
import { generateContent } from '../generator/generateContent';
import { vocabulary } from '../generator/vocabulary';
import { itemDocuments } from './itemDocuments';
import { memberDocuments } from './memberDocuments';

const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const list = (most: number, length: number) => v.pipe(v.array(text(1, length)), v.maxLength(most));
const link = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2000));
const among = <const T extends readonly string[]>(values: T) => v.picklist(values);

/** What the product asks of the fields that items of all kinds share. */
const base = v.object({
  title: text(5, 150),
  summary: text(20, 300),
  body: text(1, 50_000),
  lang: v.picklist(['en', 'fr', 'pt', 'ar', 'sw']),
  programme: v.optional(among(vocabulary.programmes)),
  themes: v.pipe(v.array(among(vocabulary.themes)), v.minLength(1), v.maxLength(3)),
  tags: list(5, 30),
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  cover: v.optional(v.object({ url: link, alt: text(1, 250), credit: text(1, 150) })),
  published_at: v.date(),
});

const kinds: Record<string, v.ObjectEntries> = {
  articles: {},
  events: {
    starts_at: v.date(),
    ends_at: v.date(),
    timezone: v.pipe(
      v.string(),
      v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone.startsWith('Etc/') || zone === 'UTC')),
    ),
    mode: among(vocabulary.eventModes),
    registration_url: v.optional(link),
    capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    accessibility: v.optional(text(1, 500)),
    event_status: among(vocabulary.eventStatuses),
  },
  opportunities: {
    type: among(vocabulary.opportunityTypes),
    provider: text(1, 150),
    deadline_kind: v.picklist(['fixed', 'rolling', 'none']),
    deadline_note: v.optional(text(1, 300)),
    how_to_apply: text(1, 5000),
    apply_url: link,
    applicant_types: v.array(among(vocabulary.applicantTypes)),
  },
  products: {
    tagline: text(1, 120),
    category: among(vocabulary.categories),
    maturity: among(vocabulary.maturities),
    pricing: among(vocabulary.pricings),
    platforms: v.array(among(vocabulary.platforms)),
    website_url: link,
    min_requirements: v.optional(text(1, 200)),
  },
  knowledge_products: {
    type: among(vocabulary.knowledgeTypes),
    published: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(-\d\d(-\d\d)?)?$/))),
    key_messages: list(5, 200),
    source_url: v.optional(link),
  },
};

const calendar = calendarOf(new Date('2026-11-21T12:00:00Z'));
const surroundings = { calendar, imageUrl: (name: string) => `https://example.org/${name}` };
const limits = { title: [5, 150], summary: [20, 300], body: [1, 50_000], abstract: [50, 3000] } as const;

test.each([
  ['seeded', seedContent],
  ['generated', generateContent(2000, 1, limits)],
])('every %s item keeps to the limits of its fields', (_, content) => {
  const faults = itemDocuments(content, surroundings).flatMap(({ path, data }) => {
    const schema = v.object({ ...base.entries, ...kinds[path.split('/')[0] ?? ''] });
    return v.safeParse(schema, data).issues?.map((issue) => `${path} ${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  });
  expect(faults).toEqual([]);
});

test('every member keeps to the limits of a profile', () => {
  const schema = v.object({
    username: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,30}$/)),
    name: text(2, 100),
    description: text(0, 1000),
    company: text(0, 120),
    position: text(0, 120),
    expertise: list(10, 60),
  });
  const faults = memberDocuments(calendar).flatMap(({ data }) => v.safeParse(schema, data).issues ?? []);
  expect(faults).toEqual([]);
});
