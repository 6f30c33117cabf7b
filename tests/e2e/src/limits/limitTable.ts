import { toPictureUrl } from '@adp/firebase/testing';
import { largest, smallest } from '@adp/shared-data/testing';
import { type Field, type FieldInput, getFields, type FormValues, toFormValues } from '../forms';
import { kinds, type WrittenKind } from '../writtenKinds';
import { writer } from './writer';
import { addressesCases, choicesCases, countriesCases, languagesCases, linesCases } from './listCases';
import {
  choiceCases,
  countryCases,
  coverCases,
  currencyCases,
  dayCases,
  flagCases,
  dateTimeCases,
  zoneCases,
} from './otherCases';
import { addressCases, emailCases, numberCases, textCases } from './textCases';
import type { Pass, FieldCase } from './FieldCase';
import { combinations } from './combinations';

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
  readonly pass?: Pass;
}

const createCases: Readonly<Record<FieldInput, (field: Field) => readonly FieldCase[]>> = {
  line: textCases,
  paragraph: textCases,
  markdown: textCases,
  address: addressCases,
  email: emailCases,
  number: numberCases,
  day: dayCases,
  dateTime: dateTimeCases,
  zone: zoneCases,
  currency: currencyCases,
  flag: flagCases,
  choice: choiceCases,
  choices: choicesCases,
  country: countryCases,
  countries: countriesCases,
  languages: languagesCases,
  lines: linesCases,
  addresses: addressesCases,
  cover: coverCases,
  // Of knowledge products, whose form is for who has a role.
  files: () => [],
  reference: () => [],
};

/** Fields that are judged together: the error of one may be shown at another. */
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
export function createForm(kind: WrittenKind, much: boolean): FormValues {
  const item = (much ? largest : smallest)[kind];
  // Where a picture may be is for the rules to say, which know who writes.
  const cover = item.cover && { cover: { ...item.cover, url: toPictureUrl(writer.uid) } };
  return toFormValues(kind, { ...item, ...cover, id: 'x' }, { zone: 'UTC' });
}

/** The cases of one field. */
export function getFieldCases(field: Field): readonly FieldCase[] {
  return createCases[field.input](field);
}

/** Every limit of every field of every kind: in a form that is full, and in one that is as good as empty where the field is shown. */
export function limitTable(): readonly LimitCase[] {
  return kinds.flatMap((kind) => [
    ...[true, false].flatMap((much) => {
      const whole = createForm(kind, much);
      // The longest text of all takes the most time, and has cases of its own.
      const base = { ...whole, body: String(whole['body']).slice(0, 500) };
      const bare = { kind, at: [], fits: true, values: whole };
      return [
        { ...bare, name: `${kind}, ${much ? 'everything at its limit' : 'as little as possible'}` },
        ...getFields(kind).flatMap((field) => toLimitCases(kind, field, { much, base })),
      ];
    }),
    ...combinations(kind).map(({ name, values, fits, at }) => ({
      name: `${kind}: ${name}`,
      kind,
      at,
      fits,
      values: { ...createForm(kind, false), ...values },
    })),
  ]);
}

function toLimitCases(
  kind: WrittenKind,
  field: Field,
  { much, base }: { readonly much: boolean; readonly base: FormValues },
): readonly LimitCase[] {
  const isShown = field.when?.(base) ?? true;
  // A field that even the full form does not show would never be tried.
  if (!isShown && much) throw new Error(`The full ${kind} does not show ${field.name}.`);
  if (!isShown) return [];
  const at = [field.name, ...together.filter((group) => group.includes(field.name)).flat()];
  const cases = getFieldCases(field);
  const atLimits = cases.filter(({ pass }) => pass);
  // In a form that is as good as empty, the limits themselves are enough, where there are some.
  const tried = much || atLimits.length === 0 ? cases : atLimits;
  return tried.map(({ name, value, others, fits, pass }) => ({
    name: `${kind}, ${much ? 'full' : 'bare'}: ${field.name} is ${name}`,
    kind,
    at,
    values: { ...base, ...alone[field.name], ...others, [field.name]: value },
    ...(much ? { fits } : {}),
    ...(much && pass ? { pass } : {}),
  }));
}
