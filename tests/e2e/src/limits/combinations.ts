import { toPictureUrl } from '@adp/firebase/testing';
import type { FormValues } from '../forms';
import type { WrittenKind } from '../writtenKinds';
import { writer } from './writer';

/** Values of fields that are validated together. The rest of the form is nearly empty. */
interface Combination {
  readonly name: string;
  readonly values: FormValues;
  readonly fits: boolean;
  readonly at: readonly string[];
}

const picture = { url: toPictureUrl(writer.uid), width: 4, height: 3, bytes: 12 };

const ofAll: readonly Combination[] = [
  { name: 'a picture without a description', values: { cover: picture }, fits: false, at: ['coverAlt'] },
  { name: 'a picture with a description', values: { cover: picture, coverAlt: 'A map' }, fits: true, at: [] },
  { name: 'a description without a picture', values: { coverAlt: 'A map' }, fits: true, at: [] },
];

const times = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['endsAt'],
});
const dates = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const venue = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['venueName'],
});

const ofEvents: readonly Combination[] = [
  times('ends a minute before it starts', false, dates('2027-03-01T09:00', '2027-03-01T08:59')),
  times('ends when it starts', true, dates('2027-03-01T09:00', '2027-03-01T09:00')),
  times('ends a minute after it starts', true, dates('2027-03-01T09:00', '2027-03-01T09:01')),
  times('lasts a whole day', true, { ...dates('2027-03-01T09:00', '2027-03-01T08:00'), allDay: true }),
  times('lasts whole days in reverse order', false, { ...dates('2027-03-03T09:00', '2027-03-01T09:00'), allDay: true }),
  times('ends on the last day that can be stored', false, { ...dates('9999-12-31', '9999-12-31'), allDay: true }),
  times('ends one day before that', true, { ...dates('9999-12-30', '9999-12-30'), allDay: true }),
  venue('a place with a name', true, { mode: 'hybrid', venueName: 'Hall' }),
  venue('a street without a name', true, { mode: 'hybrid', venueStreet: 'Long Street 1' }),
  venue('a country without a name', true, { mode: 'in_person', venueCountry: 'KE' }),
  venue('an online event with a street but no name', true, { mode: 'online', venueStreet: 'Long Street 1' }),
];

const fixed = { deadlineKind: 'fixed', deadlineAt: '2027-03-01T09:00', timezone: 'Etc/GMT+12' };
const deadline = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['deadlineKind', 'deadlineAt', 'timezone'],
});
const amount = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['amountMin', 'amountMax', 'currency'],
});
const amounts = (amountMin: string, amountMax: string, currency: string) => ({ amountMin, amountMax, currency });

const ofOpportunities: readonly Combination[] = [
  deadline('a deadline', true, fixed),
  deadline('a fixed deadline without date and time', false, { ...fixed, deadlineAt: '' }),
  deadline('a fixed deadline without a time zone', false, { ...fixed, timezone: '' }),
  deadline('a deadline all year', true, { ...fixed, deadlineKind: 'rolling' }),
  deadline('a deadline for an opportunity without one', true, { ...fixed, deadlineKind: 'none' }),
  deadline('a zone all year', true, { ...fixed, deadlineKind: 'rolling', deadlineAt: '' }),
  amount('both amounts', true, amounts('1', '2', 'ZAR')),
  amount('one amount', true, amounts('1', '', 'ZAR')),
  amount('only the highest amount', true, amounts('', '1', 'ZAR')),
  amount('equal amounts', true, amounts('2', '2', 'ZAR')),
  amount('the highest amount one below the lowest', false, amounts('2', '1', 'ZAR')),
  amount('an amount without a currency', false, amounts('1', '2', '')),
  amount('the lowest amount without a currency', false, amounts('1', '', '')),
  amount('the highest amount without a currency', false, amounts('', '1', '')),
  amount('a currency without an amount', false, amounts('', '', 'ZAR')),
  amount('no amount', true, amounts('', '', '')),
];

/** Returns the combinations to try in the form of a kind. */
export function combinations(kind: WrittenKind): readonly Combination[] {
  const byKind = { article: [], event: ofEvents, opportunity: ofOpportunities, product: [] } as const;
  return [...ofAll, ...byKind[kind]];
}
