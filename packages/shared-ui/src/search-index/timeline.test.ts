/** @jest-environment node */
import type { IndexedItem } from './buildShards';
import { listTimeline, readTimeline } from './listTimeline';
import { mergeTimelinePages, pageTimeline, type TimelineEntry } from './pageTimeline';
import { indexedItem } from './testing/indexedItem';

const item = (id: string, fields: Partial<IndexedItem> = {}) =>
  indexedItem(id, { kind: 'knowledgeProduct', ...fields });
const entry = (day: string, fields: Partial<TimelineEntry> = {}): TimelineEntry => ({
  kind: 'event',
  id: day,
  day,
  ...fields,
});
const today = '2026-11-27';
const toDays = (entries: readonly TimelineEntry[]) => entries.map(({ day }) => day);

test('the timeline has dated publications and events with their translated titles, newest first', () => {
  const original = { day: '2024-06', programme: 'apet', type: 'report', sample: true } as const;
  const timeline = listTimeline([
    item('old', { day: '2018' }),
    item('report', original),
    item('report', { ...original, lang: 'fr', original: 'en', title: 'Le rapport' }),
    item('report', { ...original, lang: 'sw', original: 'en', title: 'Ripoti' }),
    item('workshop', { kind: 'event', day: '2024-06-12' }),
    item('undated'),
    item('cancelled', { kind: 'event', day: '2024-01-01', state: 'cancelled' }),
    item('postponed', { kind: 'event', day: '2024-01-01', state: 'postponed' }),
    item('article', { kind: 'article', day: '2024-01-01' }),
    item('grant', { kind: 'opportunity', day: '2024-01-01' }),
  ]);
  expect(timeline).toEqual([
    { kind: 'event', id: 'workshop', title: 'workshop', lang: 'en', day: '2024-06-12' },
    {
      ...original,
      kind: 'knowledgeProduct',
      id: 'report',
      title: 'report',
      lang: 'en',
      translations: { fr: { title: 'Le rapport' }, sw: { title: 'Ripoti' } },
    },
    { kind: 'knowledgeProduct', id: 'old', title: 'old', lang: 'en', day: '2018' },
  ]);
});

test('the timeline is the same after it was stored, and anything else is rejected', () => {
  const timeline = listTimeline([item('report', { day: '2024' })]);
  expect(readTimeline(JSON.parse(JSON.stringify(timeline)))).toEqual(timeline);
  for (const content of [null, {}, [{}], [{ ...timeline[0], day: 2024 }], [{ ...timeline[0], kind: 'article' }]])
    expect(() => readTimeline(content)).toThrow('not the timeline');
});

test('days precede their month, and months precede their year, because a less precise date may be any day of it', () => {
  const days = ['2024', '2024-06', '2024-06-01', '2024-05-31', '2024-06-30', '2025', '2023-12-31'];
  expect(
    toDays(
      pageTimeline(
        days.map((day) => entry(day)),
        {},
        today,
      ).items,
    ),
  ).toEqual(['2025', '2024-06-30', '2024-06-01', '2024-06', '2024-05-31', '2024', '2023-12-31']);
});

test('entries that begin after today are omitted, whatever the precision of their date', () => {
  const days = ['2026', '2026-11', '2026-11-27', '2026-11-28', '2026-12', '2027'];
  const { items, years } = pageTimeline(
    days.map((day) => entry(day)),
    {},
    today,
  );
  expect(toDays(items)).toEqual(['2026-11-27', '2026-11', '2026']);
  expect(years).toEqual({ 2026: 3 });
});

test('each filter shows the numbers for the other filter', () => {
  const entries = [
    entry('2024-01', { programme: 'apet' }),
    entry('2024-02', { programme: 'ivm' }),
    entry('2024-03'),
    entry('2018', { programme: 'apet' }),
  ];
  const page = pageTimeline(entries, { programme: 'apet', year: '2024' }, today);
  expect(page).toEqual({
    items: [entries[0]],
    next: null,
    years: { 2018: 1, 2024: 1 },
    programmes: { apet: 1, ivm: 1 },
  });
});

test('two sources with several pages are shown completely, in order and without repetition', () => {
  const toEntries = (kind: string, count: number, first: number) =>
    Array.from({ length: count }, (_, index) => {
      const time = Date.UTC(2020, 0, first + index * (kind === 'event' ? 1 : 9));
      return entry(new Date(time).toISOString().slice(0, 10), { kind, id: `${kind}-${index}` });
    });
  // On the first ten days, both sources have entries of the same day.
  const [events, milestones] = [toEntries('event', 130, 1), toEntries('milestone', 40, 1)];
  const shown: TimelineEntry[] = [];
  const sizes: number[] = [];
  let after: string | undefined;
  do {
    const page = mergeTimelinePages(pageTimeline(milestones, { after }, today), pageTimeline(events, { after }, today));
    shown.push(...page.items);
    sizes.push(page.items.length);
    expect(page.years).toEqual({ 2020: 170 });
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(sizes).toEqual([30, 30, 30, 30, 30, 20]);
  expect(shown).toEqual(pageTimelineAtOnce([...events, ...milestones]));
});

const pageTimelineAtOnce = (entries: readonly TimelineEntry[]) =>
  [...entries].sort((a, b) => (`${a.day} ${a.kind}/${a.id}` < `${b.day} ${b.kind}/${b.id}` ? 1 : -1));
