import fc from 'fast-check';
import { type DeviceSave, type DeviceSaves, mergeSaves } from './mergeSaves';

const items = ['opportunities/a', 'events/b', 'articles/c'];
const day = (index: number) => new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString();

/** A press on one of two devices. Each press has its own time, or shares it with a press on the other device. */
const presses = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    item: fc.constantFrom(...items),
    saved: fc.boolean(),
    time: fc.integer({ min: 0, max: 12 }),
    reminders: fc.subarray([14, 7, 1]),
    readAt: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  }),
  { minLength: 2, maxLength: 12 },
);
type Press = (typeof presses extends fc.Arbitrary<infer Value> ? Value : never)[number];

const toSaves = ({ item, saved, time, reminders, readAt }: Press): DeviceSaves => ({
  [item]: {
    saved,
    changedAt: day(time),
    reminders,
    details: { title: `Title ${readAt}`, ...(readAt === undefined ? {} : { readAt: day(readAt) }) },
  },
});

test('in 200 generated histories of two devices, any order of merging gives the same list', () => {
  fc.assert(
    fc.property(
      presses.chain((history) =>
        fc.tuple(fc.constant(history), fc.shuffledSubarray(history, { minLength: history.length })),
      ),
      ([history, shuffled]) => {
        const [first, second] = [0, 1].map((device) =>
          mergeSaves(...history.filter((press) => press.device === device).map(toSaves)),
        ) as [DeviceSaves, DeviceSaves];
        const merged = mergeSaves(first, second);
        expect(mergeSaves(second, first)).toEqual(merged);
        expect(mergeSaves(...shuffled.map(toSaves))).toEqual(merged);
        expect(shuffled.map(toSaves).reduce((all, saves) => mergeSaves(saves, all), {})).toEqual(merged);
        expect(mergeSaves(merged, first, merged)).toEqual(merged);
      },
    ),
    { numRuns: 200 },
  );
});

test('in 200 generated histories, the last press on each item wins', () => {
  fc.assert(
    fc.property(presses, (history) => {
      const merged = mergeSaves(...history.map(toSaves));
      for (const item of items) {
        const times = history.filter((press) => press.item === item).map(({ time }) => time);
        const last = Math.max(...times);
        const winners = history.filter((press) => press.item === item && press.time === last);
        if (times.length === 0) expect(merged[item]).toBeUndefined();
        else expect(winners.map(({ saved }) => saved)).toContain(merged[item]?.saved);
        expect(merged[item]?.changedAt).toBe(times.length === 0 ? undefined : day(last));
      }
    }),
    { numRuns: 200 },
  );
});

test('a press keeps the details that another device has read later', () => {
  const save = (changes: Partial<DeviceSave>): DeviceSaves => ({
    'events/b': { saved: true, changedAt: day(1), ...changes },
  });
  const complete = { title: 'Conference', startsAt: '2027-03-01T08:00:00.000Z', readAt: day(5) };
  expect(mergeSaves(save({ details: complete }), save({ changedAt: day(2) }))['events/b']).toEqual({
    saved: true,
    changedAt: day(2),
    details: complete,
  });
  expect(mergeSaves(save({ details: complete }), save({ details: { title: 'Old' } }))['events/b']?.details).toEqual(
    complete,
  );
});

test('of two equal presses at the same time, the one that the account has stored wins', () => {
  const local = { saved: true, changedAt: day(1) };
  const stored = { ...local, isStored: true, uid: 'amina' };
  expect(mergeSaves({ 'events/b': stored }, { 'events/b': local })).toEqual({ 'events/b': stored });
  expect(mergeSaves({ 'events/b': local }, { 'events/b': stored })).toEqual({ 'events/b': stored });
});
