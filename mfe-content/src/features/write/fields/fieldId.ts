import type { Field, FieldInput } from '../../../lib/forms/Field';

/** Inputs of which each entry has an element of its own. */
const ofEntries: readonly FieldInput[] = ['lines', 'addresses', 'countries', 'languages'];

/** The id of a field's element on the page, which a summary of faults links to; with `place`, of one of its lines. */
export function fieldId({ name, input }: Field, place?: number): string {
  return place === undefined || !ofEntries.includes(input) ? `f-${name}` : `f-${name}-${place}`;
}
