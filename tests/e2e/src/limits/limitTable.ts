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

/** Complete values of a form, of which one field is tried. */
export interface LimitCase {
  readonly name: string;
  readonly kind: WrittenKind;
  /** Name of the field that is tried, followed by the fields that are validated together with it. */
  readonly at: readonly string[];
  readonly values: FormValues;
  /** True if the value is within the field's limits. Undefined if validity depends on the rest of the form. */
  readonly fits?: boolean;
  /** Pass of the browser test that tries this value. */
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
  // Only knowledge products have these fields. Their form is not in the table, because it requires a role.
  files: () => [],
  reference: () => [],
};

/** Groups of fields that are validated together. An error in one field may appear at another field of the group. */
const together: readonly (readonly string[])[] = [
  ['startsAt', 'endsAt', 'allDay', 'timezone'],
  ['venueName', 'venueStreet', 'venueCity', 'venueCountry'],
  ['deadlineKind', 'deadlineAt', 'timezone'],
  ['amountMin', 'amountMax', 'currency'],
];

/** Values of neighbouring fields with which the limits of a field can be tried on their own, by the field's name. */
const alone: Readonly<Record<string, FormValues>> = {
  venueName: { venueStreet: '', venueCity: '', venueCountry: '' },
  amountMax: { amountMin: '0' },
  cover: { coverAlt: 'A map' },
};

/** Returns the form values of the largest item if `much` is true, otherwise of the smallest item. */
export function createForm(kind: WrittenKind, much: boolean): FormValues {
  const item = (much ? largest : smallest)[kind];
  // The rules accept pictures only in the folder of the writer.
  const cover = item.cover && { cover: { ...item.cover, url: toPictureUrl(writer.uid) } };
  return toFormValues(kind, { ...item, ...cover, id: 'x' }, { zone: 'UTC' });
}

/** Returns all cases for one field. */
export function getFieldCases(field: Field): readonly FieldCase[] {
  return createCases[field.input](field);
}

/** Returns cases for every limit of every field of every kind, each in a full form and in a nearly empty form. */
export function limitTable(): readonly LimitCase[] {
  return kinds.flatMap((kind) => [
    ...[true, false].flatMap((much) => {
      const whole = createForm(kind, much);
      // Shortens the body, because long bodies are slow and have their own cases.
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
  // The full form must show every field. Otherwise a field would never be tried.
  if (!isShown && much) throw new Error(`The full ${kind} does not show ${field.name}.`);
  if (!isShown) return [];
  const at = [field.name, ...together.filter((group) => group.includes(field.name)).flat()];
  const cases = getFieldCases(field);
  const atLimits = cases.filter(({ pass }) => pass);
  // In a nearly empty form, fields with limits are tried only at their limits.
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
