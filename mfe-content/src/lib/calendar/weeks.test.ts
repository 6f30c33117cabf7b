import { addMonths, getFirstDay, toWeekdays, toWeeks } from './weeks';

test.each([
  ['en-GB', 1],
  ['fr', 1],
  ['pt-PT', 7],
  ['ar-u-hc-h23-nu-latn', 6],
  ['sw', 1],
])('the week in %s begins on day %i, with and without the information of the engine', (tag, firstDay) => {
  expect(getFirstDay(tag)).toBe(firstDay);
  const spies = ['getWeekInfo', 'weekInfo'].map((name) => Object.getOwnPropertyDescriptor(Intl.Locale.prototype, name));
  for (const name of ['getWeekInfo', 'weekInfo'])
    Object.defineProperty(Intl.Locale.prototype, name, { value: undefined, configurable: true });
  expect(getFirstDay(tag)).toBe(firstDay);
  ['getWeekInfo', 'weekInfo'].forEach((name, index) => {
    const descriptor = spies[index];
    if (descriptor) Object.defineProperty(Intl.Locale.prototype, name, descriptor);
    else Reflect.deleteProperty(Intl.Locale.prototype, name);
  });
});

test('a month has whole weeks, and days of other months are blank', () => {
  const weeks = toWeeks('2026-12', 1);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.slice(0, 2)).toEqual([undefined, '2026-12-01']);
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', undefined, undefined, undefined]);
  expect(toWeeks('2027-02', 1)).toHaveLength(4);
  expect(toWeeks('2026-08', 1)).toHaveLength(6);
  expect(toWeeks('2026-12', 6)[0]?.[3]).toBe('2026-12-01');
});

test('months continue in the next and the previous year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 24)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-11',
  ]);
});

test('weekdays begin with the first day of the week', () => {
  expect(toWeekdays(6).map((day) => day.getUTCDay())).toEqual([6, 0, 1, 2, 3, 4, 5]);
});
