/** @jest-environment node */
import { type ReminderDays, reminderDays, type Save, type SentReminder } from '@adp/shared-data/alerts';
import { type DatedItem, decideReminder, getDueTime, type ItemDate, type ReminderDecision } from './decideReminder';

type SavedState = Pick<Save, 'saved' | 'changedAt' | 'reminders' | 'lastReminder'>;

interface Case {
  readonly name: string;
  readonly save: SavedState;
  readonly item: DatedItem;
  readonly now: Date;
  readonly expected: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
const dated = (date: ItemDate): DatedItem => ({ state: 'dated', ...date });
const savedLongAgo: SavedState = { saved: true, changedAt: new Date('2025-01-01'), reminders: [...reminderDays] };

// The tables of cases are in one file, because they share dates, saves and this notation of decisions.

/** Prints a decision, such as `reminder 7 (in 6)` or `moved to 2026-06-20T09:00Z`. */
function print(decision: ReminderDecision | undefined): string {
  if (!decision) return 'nothing';
  if (decision.kind === 'reminder') return `reminder ${decision.days} (in ${decision.daysLeft})`;
  const { change, formerDate, date } = decision;
  const toText = (at: Date) => at.toISOString().replace(':00.000', '');
  return `${change} from ${toText(formerDate)}${date ? ` to ${toText(date)}` : ''}`;
}

interface Zone {
  readonly name: string;
  readonly date: ItemDate;
  /** The times of the reminders in UTC, calculated by hand from 08:00 in the zone. */
  readonly due: Readonly<Record<ReminderDays, string>>;
}

const deadline = (at: string, timezone: string): ItemDate => ({ at: new Date(at), timezone, isEnd: true });
const start = (at: string, timezone: string): ItemDate => ({ at: new Date(at), timezone, isEnd: false });

const zones: readonly Zone[] = [
  {
    name: 'deadline at the end of a day anywhere on earth',
    date: deadline('2026-06-16T11:59:00Z', 'Etc/GMT+12'),
    due: { 14: '2026-06-01T20:00Z', 7: '2026-06-08T20:00Z', 1: '2026-06-14T20:00Z' },
  },
  {
    name: 'deadline at midnight anywhere on earth, which ends the day before',
    date: deadline('2026-06-16T12:00:00Z', 'Etc/GMT+12'),
    due: { 14: '2026-06-01T20:00Z', 7: '2026-06-08T20:00Z', 1: '2026-06-14T20:00Z' },
  },
  {
    name: 'event in Nairobi',
    date: start('2026-06-15T06:00:00Z', 'Africa/Nairobi'),
    due: { 14: '2026-06-01T05:00Z', 7: '2026-06-08T05:00Z', 1: '2026-06-14T05:00Z' },
  },
  {
    name: 'event of whole days in Nairobi',
    date: start('2026-06-14T21:00:00Z', 'Africa/Nairobi'),
    due: { 14: '2026-06-01T05:00Z', 7: '2026-06-08T05:00Z', 1: '2026-06-14T05:00Z' },
  },
  {
    name: 'event of whole days in Cairo on a day without midnight',
    date: start('2026-04-23T22:00:00Z', 'Africa/Cairo'),
    due: { 14: '2026-04-10T06:00Z', 7: '2026-04-17T06:00Z', 1: '2026-04-23T06:00Z' },
  },
  {
    name: 'deadline in Cairo at the midnight that clocks skip',
    date: deadline('2026-04-23T22:00:00Z', 'Africa/Cairo'),
    due: { 14: '2026-04-10T06:00Z', 7: '2026-04-17T06:00Z', 1: '2026-04-23T06:00Z' },
  },
  {
    name: 'event in Cairo after summer time has ended',
    date: start('2026-11-02T07:00:00Z', 'Africa/Cairo'),
    due: { 14: '2026-10-19T05:00Z', 7: '2026-10-26T05:00Z', 1: '2026-11-01T06:00Z' },
  },
  {
    name: 'event in Casablanca in Ramadan, when clocks are put back',
    date: start('2026-02-20T10:00:00Z', 'Africa/Casablanca'),
    due: { 14: '2026-02-06T07:00Z', 7: '2026-02-13T07:00Z', 1: '2026-02-19T08:00Z' },
  },
  {
    name: 'event in Casablanca after Ramadan',
    date: start('2026-03-25T09:00:00Z', 'Africa/Casablanca'),
    due: { 14: '2026-03-11T08:00Z', 7: '2026-03-18T08:00Z', 1: '2026-03-24T07:00Z' },
  },
  {
    name: 'event in Auckland, a day ahead of Africa',
    date: start('2026-06-14T22:00:00Z', 'Pacific/Auckland'),
    due: { 14: '2026-05-31T20:00Z', 7: '2026-06-07T20:00Z', 1: '2026-06-13T20:00Z' },
  },
];

/** For each reminder, the one before it. Both are in days before the date. */
const earlier = { 14: undefined, 7: 14, 1: 7 } as const;

const dueCases = zones.flatMap(({ name, date, due }) =>
  reminderDays.flatMap((days): Case[] => {
    const dueAt = new Date(due[days]);
    const item = dated(date);
    const former = earlier[days];
    const last: SentReminder | undefined = former && { days: former, date: date.at, sentAt: new Date(due[former]) };
    const save: SavedState = { ...savedLongAgo, ...(last && { lastReminder: last }) };
    const row = (title: string, changes: Partial<SavedState>, now: Date, expected: string): Case => ({
      name: `${name}, ${days} days before, ${title}`,
      save: { ...save, ...changes },
      item,
      now,
      expected,
    });
    const sent: SentReminder = { days, date: date.at, sentAt: dueAt };
    return [
      row('one minute early', {}, after(dueAt, -60_000), 'nothing'),
      row('on time', {}, dueAt, `reminder ${days} (in ${days})`),
      row('in the next run', {}, after(dueAt, HOUR), `reminder ${days} (in ${days})`),
      row('again', { lastReminder: sent }, after(dueAt, HOUR), 'nothing'),
      row('switched off', { reminders: save.reminders.filter((each) => each !== days) }, dueAt, 'nothing'),
      row('saved an hour later', { changedAt: after(dueAt, HOUR) }, after(dueAt, 2 * HOUR), 'nothing'),
      row('removed from the saved items', { saved: false }, dueAt, 'nothing'),
    ];
  }),
);

const [june10, june20, july10] = ['2026-06-10T09:00Z', '2026-06-20T09:00Z', '2026-07-10T09:00Z'];
const call = (at: string) => dated(deadline(at.replace('Z', ':00Z'), 'Africa/Nairobi'));
const event = (at: string) => dated(start(at.replace('Z', ':00Z'), 'Africa/Nairobi'));

const reminded = (days: ReminderDays, at: string, more: Partial<SentReminder> = {}): SavedState => ({
  ...savedLongAgo,
  lastReminder: { days, date: new Date(june10), sentAt: new Date(at), ...more },
});
/** Times shortly after each reminder of an item on 10 June. */
const stages = [
  [14, '2026-05-27T05:00Z', '2026-05-27T12:00Z'],
  [7, '2026-06-03T05:00Z', '2026-06-03T12:00Z'],
  [1, '2026-06-09T05:00Z', '2026-06-09T12:00Z'],
] as const;

/** Changes to an item on 10 June, with the correction that follows from any reminder. */
const changes: readonly (readonly [name: string, item: DatedItem, expected: string])[] = [
  ['unchanged', call(june10), 'nothing'],
  ['moved later', call(june20), `moved from ${june10} to ${june20}`],
  ['moved much later', call(july10), `moved from ${june10} to ${july10}`],
  ['moved by an hour', call('2026-06-10T10:00Z'), `moved from ${june10} to 2026-06-10T10:00Z`],
  ['moved to another zone at the same time', dated(deadline('2026-06-10T09:00:00Z', 'Africa/Accra')), 'nothing'],
  ['closed early', call('2026-05-26T09:00Z'), `closed from ${june10} to 2026-05-26T09:00Z`],
  ['an event moved into the past', event('2026-05-26T09:00Z'), `moved from ${june10} to 2026-05-26T09:00Z`],
  ['an event moved later', event(june20), `moved from ${june10} to ${june20}`],
  ['rolling', { state: 'rolling' }, `rolling from ${june10}`],
  ['cancelled', { state: 'cancelled' }, `cancelled from ${june10}`],
  ['archived or removed', { state: 'unavailable' }, `removed from ${june10}`],
];

const changeCases = stages.flatMap(([days, sentAt, now]) =>
  changes.flatMap(([name, item, expected]): Case[] => {
    const row = (title: string, save: SavedState, expected: string, at: string = now): Case => ({
      name: `${name} after the reminder ${days} days before, ${title}`,
      save,
      item,
      now: new Date(at),
      expected,
    });
    const isUndated = item.state !== 'dated';
    return [
      row('with a reminder', reminded(days, sentAt), expected),
      row('with all reminders switched off since', { ...reminded(days, sentAt), reminders: [] }, expected),
      row('removed from the saved items', { ...reminded(days, sentAt), saved: false }, 'nothing'),
      // Readers who have not been reminded learn of the change from the item itself.
      row('without a reminder', { ...savedLongAgo, reminders: [] }, 'nothing'),
      ...(isUndated ? [row('after the date', reminded(days, sentAt), 'nothing', '2026-06-10T10:00Z')] : []),
    ];
  }),
);

/** Changes that follow a correction. */
const secondChanges: readonly (readonly [
  name: string,
  last: Partial<SentReminder>,
  item: DatedItem,
  expected: string,
])[] = [
  ['rolling, as known', { change: 'rolling' }, { state: 'rolling' }, 'nothing'],
  ['cancelled, as known', { change: 'cancelled' }, { state: 'cancelled' }, 'nothing'],
  ['removed, as known', { change: 'removed' }, { state: 'unavailable' }, 'nothing'],
  ['removed after it was cancelled', { change: 'cancelled' }, { state: 'unavailable' }, 'nothing'],
  ['removed after it was moved', { change: 'moved' }, { state: 'unavailable' }, `removed from ${june10}`],
  ['removed after it was restored', { change: 'restored' }, { state: 'unavailable' }, `removed from ${june10}`],
  ['removed after it became rolling', { change: 'rolling' }, { state: 'unavailable' }, `removed from ${june10}`],
  ['cancelled after it became rolling', { change: 'rolling' }, { state: 'cancelled' }, `cancelled from ${june10}`],
  ['cancelled after it was archived', { change: 'removed' }, { state: 'cancelled' }, `cancelled from ${june10}`],
  ['rolling after it was archived', { change: 'removed' }, { state: 'rolling' }, `rolling from ${june10}`],
  ['rolling after it was cancelled', { change: 'cancelled' }, { state: 'rolling' }, `rolling from ${june10}`],
  ['restored', { change: 'removed' }, call(june10), `restored from ${june10} to ${june10}`],
  ['restored on another date', { change: 'removed' }, call(june20), `restored from ${june10} to ${june20}`],
  ['restored after its date', { change: 'removed' }, call('2026-05-26T09:00Z'), 'nothing'],
  ['no longer cancelled', { change: 'cancelled' }, event(june10), `restored from ${june10} to ${june10}`],
  [
    'no longer cancelled, on another date',
    { change: 'cancelled' },
    event(june20),
    `restored from ${june10} to ${june20}`,
  ],
  ['no longer rolling, on the known date', { change: 'rolling' }, call(june10), `restored from ${june10} to ${june10}`],
  ['no longer rolling, on another date', { change: 'rolling' }, call(june20), `moved from ${june10} to ${june20}`],
  ['moved again', { change: 'moved' }, call(june20), `moved from ${june10} to ${june20}`],
  [
    'open again after it closed early',
    { change: 'closed', date: new Date('2026-05-26T09:00Z') },
    call(june10),
    `moved from 2026-05-26T09:00Z to ${june10}`,
  ],
  ['closed, as known', { change: 'closed', date: new Date('2026-05-26T09:00Z') }, call('2026-05-26T09:00Z'), 'nothing'],
  [
    'removed after it closed early',
    { change: 'closed', date: new Date('2026-05-26T09:00Z') },
    { state: 'unavailable' },
    'nothing',
  ],
  [
    'open again after the date',
    { date: new Date('2026-05-27T09:00Z') },
    call(june20),
    `moved from 2026-05-27T09:00Z to ${june20}`,
  ],
];

const secondCases = secondChanges.map(([name, last, item, expected]): Case => ({
  name,
  save: reminded(14, '2026-05-27T08:00Z', last),
  item,
  now: new Date('2026-05-28T12:00Z'),
  expected,
}));

/** Sequences of reminders around changes and outages, for an item on 10 June at 12:00 in Nairobi. */
const sequenceCases: readonly Case[] = [
  ['an outage of a day delays the reminder', savedLongAgo, call(june10), '2026-06-04T06:00Z', 'reminder 7 (in 6)'],
  [
    'after an outage of ten days, only the latest reminder is sent',
    savedLongAgo,
    call(june10),
    '2026-06-06T06:00Z',
    'reminder 7 (in 4)',
  ],
  [
    'after an outage until the day itself, the last reminder is sent',
    savedLongAgo,
    call(june10),
    '2026-06-10T06:00Z',
    'reminder 1 (in 0)',
  ],
  ['no reminder after the date', savedLongAgo, call(june10), '2026-06-10T09:00Z', 'nothing'],
  [
    'moved into the period of a reminder, without an earlier one',
    savedLongAgo,
    call(june10),
    '2026-06-05T12:00Z',
    'reminder 7 (in 5)',
  ],
  [
    'saved three days before',
    { ...savedLongAgo, changedAt: new Date('2026-06-07T12:00Z') },
    call(june10),
    '2026-06-07T13:00Z',
    'nothing',
  ],
  [
    'saved three days before, on the last day',
    { ...savedLongAgo, changedAt: new Date('2026-06-07T12:00Z') },
    call(june10),
    '2026-06-09T05:00Z',
    'reminder 1 (in 1)',
  ],
  [
    'reminded again for a moved date',
    reminded(14, '2026-06-04T08:00Z', { change: 'moved', date: new Date(june20) }),
    call(june20),
    '2026-06-06T05:00Z',
    'reminder 14 (in 14)',
  ],
  [
    'a correction replaces the reminder that it overtakes',
    reminded(14, '2026-06-03T12:00Z', { change: 'moved' }),
    call(june10),
    '2026-06-03T13:00Z',
    'nothing',
  ],
  [
    'the next reminder follows a correction',
    reminded(14, '2026-06-03T12:00Z', { change: 'restored' }),
    call(june10),
    '2026-06-09T05:00Z',
    'reminder 1 (in 1)',
  ],
  [
    'a correction comes before a reminder that is due',
    reminded(14, '2026-05-27T05:00Z'),
    call('2026-06-10T10:00Z'),
    '2026-06-03T05:00Z',
    `moved from ${june10} to 2026-06-10T10:00Z`,
  ],
  [
    'a late event does not repeat a later message',
    reminded(7, '2026-06-03T08:00Z'),
    call(june10),
    '2026-06-03T06:00Z',
    'nothing',
  ],
  [
    'saved again after a reminder',
    { ...reminded(7, '2026-06-03T05:00Z'), changedAt: new Date('2026-06-05T12:00Z') },
    call(june10),
    '2026-06-05T13:00Z',
    'nothing',
  ],
  ['rolling, never reminded', savedLongAgo, { state: 'rolling' } as const, '2026-06-03T05:00Z', 'nothing'],
  ['cancelled, never reminded', savedLongAgo, { state: 'cancelled' } as const, '2026-06-03T05:00Z', 'nothing'],
  ['removed, never reminded', savedLongAgo, { state: 'unavailable' } as const, '2026-06-03T05:00Z', 'nothing'],
  ['restored before the first reminder', savedLongAgo, call(june10), '2026-05-20T05:00Z', 'nothing'],
].map(([name, save, item, now, expected]) => ({
  name: name as string,
  save: save as SavedState,
  item: item as DatedItem,
  now: new Date(now as string),
  expected: expected as string,
}));

const cases = [...dueCases, ...changeCases, ...secondCases, ...sequenceCases];

test.each(cases)('$name: $expected', ({ save, item, now, expected }) => {
  expect(print(decideReminder(save, item, now))).toBe(expected);
});

test('the table has at least 200 different cases', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(200);
});

test.each(zones)('reminders of an $name are due in the morning of its own zone', ({ date, due }) => {
  for (const days of reminderDays) expect(getDueTime(date, days)).toEqual(new Date(due[days]));
});

test('hourly runs send each reminder of an item once', () => {
  for (const { date } of zones) {
    let save = savedLongAgo;
    const sent: string[] = [];
    for (let now = after(date.at, -20 * DAY); now < after(date.at, DAY); now = after(now, HOUR)) {
      const decision = decideReminder(save, dated(date), now);
      if (decision?.kind !== 'reminder') continue;
      sent.push(print(decision));
      save = { ...save, lastReminder: { days: decision.days, date: decision.date, sentAt: now } };
    }
    expect(sent).toEqual(['reminder 14 (in 14)', 'reminder 7 (in 7)', 'reminder 1 (in 1)']);
  }
});
