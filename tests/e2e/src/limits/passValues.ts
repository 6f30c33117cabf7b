import { type FormError, toFormErrors, type Field, getFields, type FormValues } from '../forms';
import type { WrittenKind } from '../writtenKinds';
import { createForm, getFieldCases } from './limitTable';
import type { Pass, FieldCase } from './FieldCase';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Returns values of a full form that shows every field. The required language is missing, so that nothing is published.
 */
export function passBase(kind: WrittenKind): FormValues {
  return {
    ...createForm(kind, true),
    lang: '',
    cover: { dataUrl: pixel, width: 1, height: 1, bytes: 42 },
    ...(kind === 'event' ? { venueCountry: '' } : {}),
  };
}

/** Values of dates in each pass. Their validity depends on each other or on the current date. */
const beside: Readonly<Record<Pass, FormValues>> = {
  above: { startsAt: '2027-03-01T09:00', endsAt: '2027-03-01T09:01', deadlineAt: '2027-03-01T09:00' },
  max: {},
  below: { endsAt: '2027-03-01T08:59', deadlineAt: '' },
  min: { endsAt: '2027-03-01T09:00', deadlineAt: '2027-03-01T09:00' },
};

/** Returns the case that a pass tries in a field, or undefined if the pass does not change the field. */
export function getCaseInPass(pass: Pass, field: Field): FieldCase | undefined {
  // Countries and languages can only be chosen from valid options, so the only possible error is to choose too many.
  const chosen = field.input === 'countries' || field.input === 'languages';
  return chosen && isOfLines(pass) ? undefined : getFieldCases(field).find((fieldCase) => fieldCase.pass === pass);
}

/** Returns the values of the form after a pass over `before`. */
export function passValues(kind: WrittenKind, pass: Pass, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const field = getFields(kind).find((candidate) => candidate.name === name);
      const tried = beside[pass][name] ?? (field && getCaseInPass(pass, field)?.value);
      // Tries one line of a list and leaves the other lines as they are.
      const isOneLine = Array.isArray(tried) && Array.isArray(value) && hasLines(field) && isOfLines(pass);
      return [name, isOneLine ? [...tried, ...value.slice(1)] : (tried ?? value)];
    }),
  );
}

/** Returns true for lists whose entries the member types. */
export function hasLines(field: Field | undefined): boolean {
  return field?.input === 'lines' || field?.input === 'addresses';
}

/** Returns true for passes that try the text of a line instead of the number of lines. */
export function isOfLines(pass: Pass): boolean {
  return pass === 'below' || pass === 'min';
}

/** Returns the errors that the form finds, by the ids of the elements that the summary of errors links to. */
export function getErrorsById(kind: WrittenKind, values: FormValues): ReadonlyMap<string, FormError> {
  const errors = toFormErrors(kind, values, { now: new Date(), isFirstPublication: true });
  return new Map(errors.map((error) => [getId(error), error]));
}

function getId({ field, index: line }: FormError): string {
  const entries = ['lines', 'addresses', 'countries', 'languages'].includes(field.input);
  return `f-${field.name}${entries && line !== undefined ? `-${line}` : ''}`;
}
