import type { SourceRow } from '../formats/SourceRecord';
import { importAll, sampleRow, startSite } from '../testing/startSite';

const kind = 'opportunity' as const;

/** Imports one row. Returns the result and the stored fields. */
async function importOpportunity(row: SourceRow) {
  const { administrator } = startSite();
  const [result] = await importAll(
    (async function* () {
      yield row;
      await Promise.resolve();
    })(),
    { administrator, kind },
  );
  const path = `opportunities/${result?.id ?? 'none'}`;
  return { result, stored: (await administrator.read([path])).get(path)?.fields };
}

function callRow(record: Readonly<Record<string, readonly string[]>> = {}): SourceRow {
  return sampleRow(1, {
    provider: ['Sample fund'],
    type: ['grant'],
    howToApply: ['Send the form.'],
    deadlineKind: ['rolling'],
    ...record,
  });
}

test.each([
  ['2500,00', 2500],
  ['10 000', 10_000],
  ["10'000", 10_000],
  ['١٠٬٠٠٠', 10_000],
  ['1.000.000', 1_000_000],
])('an amount of %s becomes %i', async (text, amount) => {
  const { stored } = await importOpportunity(callRow({ amountMax: [text], currency: ['EUR'] }));
  expect(stored).toMatchObject({ amount_max: amount, currency: 'EUR' });
});

test.each([
  ['10.000', 'is 10.000, which can be 10000 or 10: write it without a thousands separator'],
  ['2500,50', 'is 2500,50, but must be a whole number'],
  ['up to 500', 'is up to 500, which is not an amount: write digits, and the currency in its column'],
])('a row with an amount of %s is rejected with the reason', async (text, reason) => {
  const { result } = await importOpportunity(callRow({ amountMax: [text], currency: ['EUR'] }));
  expect(result).toMatchObject({ outcome: 'refused', reason: `amountMax ${reason}` });
});

test('an opportunity is open to the countries in its row, in every spelling', async () => {
  const countries = ['DRC', 'Ivory Coast', 'The Gambia', 'KEN', 'West Africa', 'Tanzania', ' United Republic of'];
  const { stored } = await importOpportunity(callRow({ countries }));
  expect(stored).toMatchObject({ eligible_countries: ['CD', 'CI', 'GM', 'KE', 'AU-W', 'TZ'] });
});

test('a row whose eligible countries cannot be read is rejected, so that the opportunity is not open to everyone', async () => {
  const { result } = await importOpportunity(callRow({ countries: ['Kenya', 'Wakanda', 'Congo'] }));
  expect(result).toMatchObject({
    outcome: 'refused',
    reason:
      'eligibleCountries cannot be read: Wakanda is unknown, Congo can be CD (Congo - Kinshasa) or CG (Congo - Brazzaville)',
  });
});

test('a row that makes all countries eligible has no restriction', async () => {
  const { stored } = await importOpportunity(callRow({ countries: ['Worldwide'] }));
  expect(stored).toMatchObject({ eligible_countries: [] });
});

test('a long list loses no country: whole regions become one place, and more than 20 places are rejected', async () => {
  const southern = 'AO BW LS MG MW MZ NA SZ ZA ZM ZW'.split(' ');
  const { result } = await importOpportunity(callRow({ countries: ['COMESA'] }));
  expect(result?.reason).toContain('eligibleCountries has 21 entries; the maximum is 20');
  const { stored } = await importOpportunity(callRow({ countries: [...southern, 'EAC', 'AMU', 'Ghana', 'Togo'] }));
  expect(stored?.eligible_countries).toContain('AU-S');
});

test('a row whose applicant types are all unknown is rejected, so that the opportunity is not open to everyone', async () => {
  const { result } = await importOpportunity(callRow({ applicantTypes: ['Farmers'] }));
  expect(result?.reason).toBe("applicantTypes is not on the site's list: Farmers");
  const { result: partly, stored } = await importOpportunity(callRow({ applicantTypes: ['Farmers', 'student'] }));
  expect(partly?.notes).toEqual(["applicantTypes: not on the site's list: Farmers"]);
  expect(stored).toMatchObject({ applicant_types: ['student'] });
});

test.each([
  ['EAT', 'Africa/Nairobi', '2027-01-31T14:00:00Z'],
  ['AoE', 'Etc/GMT+12', '2027-02-01T05:00:00Z'],
  ['GMT+3', 'Etc/GMT-3', '2027-01-31T14:00:00Z'],
])('a deadline in the time zone %s is stored with the zone and the instant', async (timezone, zone, instant) => {
  const expected = { timezone: zone, deadline_at: new Date(instant) };
  const deadline = '2027-01-31 17:00';
  const inColumn = callRow({ deadline: [deadline], timezone: [timezone] });
  expect((await importOpportunity(inColumn)).stored).toMatchObject(expected);
  const behindTheTime = callRow({ deadline: [`${deadline} ${timezone}`] });
  expect((await importOpportunity(behindTheTime)).stored).toMatchObject(expected);
});

test("an offset after a time determines the instant, and the row's time zone determines the displayed time", async () => {
  const row = callRow({ deadline: ['2027-01-31T17:00:00.000+01:00'], timezone: ['Nairobi'] });
  expect((await importOpportunity(row)).stored).toMatchObject({
    timezone: 'Africa/Nairobi',
    deadline_at: new Date('2027-01-31T16:00:00Z'),
  });
});

test('an ambiguous time zone is rejected with its candidates, both in a table and in an item of another site', async () => {
  const reason =
    'timezone is BST, which can be Europe/London or Asia/Dhaka or Pacific/Bougainville: write one of these';
  const { result } = await importOpportunity(callRow({ deadline: ['2027-01-31'], timezone: ['BST'] }));
  expect(result).toMatchObject({ outcome: 'refused', reason });
  const item = {
    title: 'Sample call of another site',
    timezone: 'BST',
    source: 'https://other.example/opportunities/1',
  };
  expect((await importOpportunity({ row: 1, item })).result?.reason).toContain(reason);
});

test("a deadline that clocks skip is rejected, as in the site's form", async () => {
  const { result } = await importOpportunity(callRow({ deadline: ['2026-04-24 00:30'], timezone: ['Africa/Cairo'] }));
  expect(result?.reason).toBe('deadlineAt is 2026-04-24 00:30, a time that clocks in Africa/Cairo skip');
});

test('a deadline that is not a date is rejected with its text', async () => {
  const { result } = await importOpportunity(callRow({ deadline: ['31/01/2027'], timezone: ['EAT'] }));
  expect(result?.reason).toBe('deadlineAt is 31/01/2027, which does not have the form 2027-01-31 or 2027-01-31 17:00');
});
