import { largest, smallest } from '@adp/shared-data/testing';
import { type Field, type FieldInput, getFields, type FormValues, toFormValues } from '../forms';
import { kinds, type WrittenKind } from '../writtenKinds';
import { addressesTrials, choicesTrials, countriesTrials, languagesTrials, linesTrials } from './listTrials';
import {
  choiceTrials,
  countryTrials,
  coverTrials,
  currencyTrials,
  dayTrials,
  flagTrials,
  momentTrials,
  zoneTrials,
} from './otherTrials';
import { addressTrials, emailTrials, numberTrials, textTrials } from './textTrials';
import type { Round, Trial } from './Trial';
import { wholes } from './wholes';

/** A form filled in, of which one thing is tried. */
export interface LimitCase {
  readonly name: string;
  readonly kind: WrittenKind;
  /** The field that is tried, and fields that are judged together with it. */
  readonly at: readonly string[];
  readonly values: FormValues;
  /** What the limits say; undefined where the rest of the form has a say in it. */
  readonly fits?: boolean;
  /** What is tried of the field `at[0]` alone. */
  readonly round?: Round;
}

const trialsOf: Readonly<Record<FieldInput, (field: Field) => readonly Trial[]>> = {
  line: textTrials,
  paragraph: textTrials,
  markdown: textTrials,
  address: addressTrials,
  email: emailTrials,
  number: numberTrials,
  day: dayTrials,
  dateTime: momentTrials,
  zone: zoneTrials,
  currency: currencyTrials,
  flag: flagTrials,
  choice: choiceTrials,
  choices: choicesTrials,
  country: countryTrials,
  countries: countriesTrials,
  languages: languagesTrials,
  lines: linesTrials,
  addresses: addressesTrials,
  cover: coverTrials,
};

/** Fields that are judged together: what is wrong with one may be said at another. */
const together: readonly (readonly string[])[] = [
  ['startsAt', 'endsAt', 'allDay', 'timezone'],
  ['venueName', 'venueStreet', 'venueCity', 'venueCountry'],
  ['deadlineKind', 'deadlineAt', 'timezone'],
  ['amountMin', 'amountMax', 'currency'],
];

/** What a field's neighbours are set to where it is tried, so that it alone is judged. */
const alone: Readonly<Record<string, FormValues>> = {
  venueName: { venueStreet: '', venueCity: '', venueCountry: '' },
  amountMax: { amountMin: '0' },
  cover: { coverAlt: 'A map' },
};

/** The form of an item with as little, or as much, as possible in it. */
export function formOf(kind: WrittenKind, much: boolean): FormValues {
  return toFormValues(kind, { ...(much ? largest : smallest)[kind], id: 'x' }, { zone: 'UTC' });
}

/** The trials of one field. */
export function trialsOfField(field: Field): readonly Trial[] {
  return trialsOf[field.input](field);
}

/** Every limit of every field of every kind: in a form that is full, and in one that is as good as empty where it is asked for. */
export function limitTable(): readonly LimitCase[] {
  return kinds.flatMap((kind) => [
    ...[true, false].flatMap((much) => {
      const whole = formOf(kind, much);
      // The longest text of all takes the most time, and has cases of its own.
      const base = { ...whole, body: String(whole['body']).slice(0, 500) };
      const bare = { kind, at: [], fits: true, values: whole };
      return [
        { ...bare, name: `${kind}, ${much ? 'everything at its limit' : 'as little as possible'}` },
        ...getFields(kind).flatMap((field) => casesOf(kind, field, { much, base })),
      ];
    }),
    ...wholes(kind).map(({ name, values, fits, at }) => ({
      name: `${kind}: ${name}`,
      kind,
      at,
      fits,
      values: { ...formOf(kind, false), ...values },
    })),
  ]);
}

function casesOf(
  kind: WrittenKind,
  field: Field,
  { much, base }: { readonly much: boolean; readonly base: FormValues },
): readonly LimitCase[] {
  const asked = field.when?.(base) ?? true;
  // A field that even the full form does not ask for would never be tried.
  if (!asked && much) throw new Error(`The full ${kind} does not ask for ${field.name}.`);
  if (!asked) return [];
  const at = [field.name, ...together.filter((group) => group.includes(field.name)).flat()];
  const trials = trialsOfField(field);
  const atLimits = trials.filter(({ round }) => round);
  // In a form that is as good as empty, the limits themselves are enough, where there are some.
  const tried = much || atLimits.length === 0 ? trials : atLimits;
  return tried.map(({ name, value, others, fits, round }) => ({
    name: `${kind}, ${much ? 'full' : 'bare'}: ${field.name} is ${name}`,
    kind,
    at,
    values: { ...base, ...alone[field.name], ...others, [field.name]: value },
    ...(much ? { fits } : {}),
    ...(much && round ? { round } : {}),
  }));
}
