import { toPictureUrl } from '@adp/firebase/testing';
import type { FormValues } from '../forms';
import type { WrittenKind } from '../writtenKinds';
import { writer } from './writer';

/** Fields that are judged together, in a form that is otherwise as good as empty. */
interface Combination {
  readonly name: string;
  readonly values: FormValues;
  readonly fits: boolean;
  readonly at: readonly string[];
}

const picture = { url: toPictureUrl(writer.uid), width: 4, height: 3, bytes: 12 };

const ofAll: readonly Combination[] = [
  { name: 'a picture that nobody describes', values: { cover: picture }, fits: false, at: ['coverAlt'] },
  { name: 'a picture that is described', values: { cover: picture, coverAlt: 'A map' }, fits: true, at: [] },
  { name: 'a description without a picture', values: { coverAlt: 'A map' }, fits: true, at: [] },
];

const times = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['endsAt'],
});
const dates = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const place = (name: string, fits: boolean, values: FormValues): Combination => ({
  name,
  values,
  fits,
  at: ['venueName'],
});

const ofEvents: readonly Combination[] = [
  times('ends a minute before it begins', false, dates('2027-03-01T09:00', '2027-03-01T08:59')),
  times('ends as it begins', true, dates('2027-03-01T09:00', '2027-03-01T09:00')),
  times('ends a minute after it begins', true, dates('2027-03-01T09:00', '2027-03-01T09:01')),
  times('lasts a whole day', true, { ...dates('2027-03-01T09:00', '2027-03-01T08:00'), allDay: true }),
  times('lasts whole days, backwards', false, { ...dates('2027-03-03T09:00', '2027-03-01T09:00'), allDay: true }),
  times('lasts the last day that can be stored', false, { ...dates('9999-12-31', '9999-12-31'), allDay: true }),
  times('lasts the last day but one', true, { ...dates('9999-12-30', '9999-12-30'), allDay: true }),
  place('a place with a name', true, { mode: 'hybrid', venueName: 'Hall' }),
  place('a street without a name', true, { mode: 'hybrid', venueStreet: 'Long Street 1' }),
  place('a country without a name', true, { mode: 'in_person', venueCountry: 'KE' }),
  place('a street without a name, online', true, { mode: 'online', venueStreet: 'Long Street 1' }),
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
  deadline('a fixed deadline without its date and time', false, { ...fixed, deadlineAt: '' }),
  deadline('a fixed deadline without its zone', false, { ...fixed, timezone: '' }),
  deadline('a deadline all year', true, { ...fixed, deadlineKind: 'rolling' }),
  deadline('a deadline that there is none of', true, { ...fixed, deadlineKind: 'none' }),
  deadline('a zone all year', true, { ...fixed, deadlineKind: 'rolling', deadlineAt: '' }),
  amount('both amounts', true, amounts('1', '2', 'ZAR')),
  amount('one amount', true, amounts('1', '', 'ZAR')),
  amount('the highest amount alone', true, amounts('', '1', 'ZAR')),
  amount('the same amount twice', true, amounts('2', '2', 'ZAR')),
  amount('the highest amount one below the lowest', false, amounts('2', '1', 'ZAR')),
  amount('an amount without a currency', false, amounts('1', '2', '')),
  amount('the lowest amount without a currency', false, amounts('1', '', '')),
  amount('the highest amount without a currency', false, amounts('', '1', '')),
  amount('a currency without an amount', false, amounts('', '', 'ZAR')),
  amount('no amount', true, amounts('', '', '')),
];

/** What the fields of a kind are together. */
export function combinations(kind: WrittenKind): readonly Combination[] {
  const byKind = { article: [], event: ofEvents, opportunity: ofOpportunities, product: [] } as const;
  return [...ofAll, ...byKind[kind]];
}
