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

/** A complete form, of which one value is tried. */
export interface LimitCase {
  readonly name: string;
  readonly kind: WrittenKind;
  /** The field that is tried, and fields that are validated together with it. */
  readonly at: readonly string[];
  readonly values: FormValues;
  /** True if the value is valid by its limits, or undefined if the result depends on the rest of the form. */
  readonly fits?: boolean;
  /** The pass that tries only this value of the field `at[0]`. */
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
  // Only the form of knowledge products has these fields, and it needs a role.
  files: () => [],
  reference: () => [],
};

/** Fields that are validated together: the error of one may appear at another. */
const together: readonly (readonly string[])[] = [
  ['startsAt', 'endsAt', 'allDay', 'timezone'],
  ['venueName', 'venueStreet', 'venueCity', 'venueCountry'],
  ['deadlineKind', 'deadlineAt', 'timezone'],
  ['amountMin', 'amountMax', 'currency'],
];

/** Values for a field's neighbours, so that only the field itself is validated. */
const alone: Readonly<Record<string, FormValues>> = {
  venueName: { venueStreet: '', venueCity: '', venueCountry: '' },
  amountMax: { amountMin: '0' },
  cover: { coverAlt: 'A map' },
};

/** Returns the form of an item with as little or as much content as possible. */
export function createForm(kind: WrittenKind, much: boolean): FormValues {
  const item = (much ? largest : smallest)[kind];
  // The rules decide where a picture may be stored, because they know the member.
  const cover = item.cover && { cover: { ...item.cover, url: toPictureUrl(writer.uid) } };
  return toFormValues(kind, { ...item, ...cover, id: 'x' }, { zone: 'UTC' });
}

/** Returns the cases of one field. */
export function getFieldCases(field: Field): readonly FieldCase[] {
  return createCases[field.input](field);
}

/** Returns every limit of every field of every kind, in a full form and in a nearly empty one that shows the field. */
export function limitTable(): readonly LimitCase[] {
  return kinds.flatMap((kind) => [
    ...[true, false].flatMap((much) => {
      const whole = createForm(kind, much);
      // Shortens the longest text, because it takes the most time and has its own cases.
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
  // A field that the full form does not show would never be tried.
  if (!isShown && much) throw new Error(`The full ${kind} does not show ${field.name}.`);
  if (!isShown) return [];
  const at = [field.name, ...together.filter((group) => group.includes(field.name)).flat()];
  const cases = getFieldCases(field);
  const atLimits = cases.filter(({ pass }) => pass);
  // A nearly empty form tries only the cases at the limits, if a field has limits.
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
