import { type FormError, toFormErrors, type Field, getFields, type FormValues } from '../forms';
import type { WrittenKind } from '../writtenKinds';
import { formOf, trialsOfField } from './limitTable';
import type { Round, Trial } from './Trial';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A full form in which every field is asked for. Its language is missing throughout, so that nothing is published. */
export function roundBase(kind: WrittenKind): FormValues {
  return {
    ...formOf(kind, true),
    lang: '',
    cover: { dataUrl: pixel, width: 1, height: 1, bytes: 42 },
    ...(kind === 'event' ? { venueCountry: '' } : {}),
  };
}

/** Fields that are judged beside others. */
const beside: Readonly<Record<Round, FormValues>> = {
  above: { startsAt: '2027-03-01T09:00', endsAt: '2027-03-01T09:01', deadlineAt: '2027-03-01T09:00' },
  max: {},
  below: { endsAt: '2027-03-01T08:59', deadlineAt: '' },
  min: { endsAt: '2027-03-01T09:00', deadlineAt: '2027-03-01T09:00' },
};

/** What a field is filled with in a round, as its table says. */
export function trialIn(round: Round, field: Field): Trial | undefined {
  // Countries and languages are chosen from what is sound: that there are too many is all that can be wrong.
  const chosen = field.input === 'countries' || field.input === 'languages';
  return chosen && isOfLines(round) ? undefined : trialsOfField(field).find((trial) => trial.round === round);
}

/** The form as a round leaves it; `before` is what it found. */
export function roundValues(kind: WrittenKind, round: Round, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const field = getFields(kind).find((one) => one.name === name);
      const tried = beside[round][name] ?? (field && trialIn(round, field)?.value);
      // Of a list, one line is tried beside the others.
      const keepsLines = Array.isArray(tried) && Array.isArray(value) && hasLines(field) && isOfLines(round);
      return [name, keepsLines ? [...tried, ...value.slice(1)] : (tried ?? value)];
    }),
  );
}

/** Whether a list's entries are typed. */
export function hasLines(field: Field | undefined): boolean {
  return field?.input === 'lines' || field?.input === 'addresses';
}

/** Whether a round tries what is typed in a list rather than how much. */
export function isOfLines(round: Round): boolean {
  return round === 'below' || round === 'min';
}

/** What the form finds wrong on a page, by the ids that its summary links to. */
export function faultsById(kind: WrittenKind, values: FormValues): ReadonlyMap<string, FormError> {
  const faults = toFormErrors(kind, values, { now: new Date(), isFirstPublication: true });
  return new Map(faults.map((fault) => [idOf(fault), fault]));
}

function idOf({ field, index: place }: FormError): string {
  const entries = ['lines', 'addresses', 'countries', 'languages'].includes(field.input);
  return `f-${field.name}${entries && place !== undefined ? `-${place}` : ''}`;
}
