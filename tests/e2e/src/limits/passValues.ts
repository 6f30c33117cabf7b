import { type FormError, toFormErrors, type Field, getFields, type FormValues } from '../forms';
import type { WrittenKind } from '../writtenKinds';
import { createForm, getFieldCases } from './limitTable';
import type { Pass, FieldCase } from './FieldCase';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A full form in which every field is shown. Its language is missing throughout, so that nothing is published. */
export function passBase(kind: WrittenKind): FormValues {
  return {
    ...createForm(kind, true),
    lang: '',
    cover: { dataUrl: pixel, width: 1, height: 1, bytes: 42 },
    ...(kind === 'event' ? { venueCountry: '' } : {}),
  };
}

/** Fields that are judged beside others. */
const beside: Readonly<Record<Pass, FormValues>> = {
  above: { startsAt: '2027-03-01T09:00', endsAt: '2027-03-01T09:01', deadlineAt: '2027-03-01T09:00' },
  max: {},
  below: { endsAt: '2027-03-01T08:59', deadlineAt: '' },
  min: { endsAt: '2027-03-01T09:00', deadlineAt: '2027-03-01T09:00' },
};

/** What a field is filled with in a pass, as its table says. */
export function getCaseInPass(pass: Pass, field: Field): FieldCase | undefined {
  // Countries and languages are chosen from what is sound: that there are too many is all that can be wrong.
  const chosen = field.input === 'countries' || field.input === 'languages';
  return chosen && isOfLines(pass) ? undefined : getFieldCases(field).find((fieldCase) => fieldCase.pass === pass);
}

/** The values of the form after a pass over `before`. */
export function passValues(kind: WrittenKind, pass: Pass, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const field = getFields(kind).find((one) => one.name === name);
      const tried = beside[pass][name] ?? (field && getCaseInPass(pass, field)?.value);
      // Of a list, one line is tried beside the others.
      const isOneLine = Array.isArray(tried) && Array.isArray(value) && hasLines(field) && isOfLines(pass);
      return [name, isOneLine ? [...tried, ...value.slice(1)] : (tried ?? value)];
    }),
  );
}

/** Whether a list's entries are typed. */
export function hasLines(field: Field | undefined): boolean {
  return field?.input === 'lines' || field?.input === 'addresses';
}

/** Whether a pass tries what is typed in a list rather than how much. */
export function isOfLines(pass: Pass): boolean {
  return pass === 'below' || pass === 'min';
}

/** What the form finds wrong on a page, by the ids that its summary links to. */
export function getErrorsById(kind: WrittenKind, values: FormValues): ReadonlyMap<string, FormError> {
  const errors = toFormErrors(kind, values, { now: new Date(), isFirstPublication: true });
  return new Map(errors.map((error) => [getId(error), error]));
}

function getId({ field, index: place }: FormError): string {
  const entries = ['lines', 'addresses', 'countries', 'languages'].includes(field.input);
  return `f-${field.name}${entries && place !== undefined ? `-${place}` : ''}`;
}
