/**
 * Fields that hold an instant in the item's time zone, each with its field for the local time. Readers see the local time; queries, sort
 * orders and rules use the instant (docs/decisions/131).
 */
export const localTimeFields = {
  startsAt: 'startsLocal',
  endsAt: 'endsLocal',
  registrationClosesAt: 'registrationClosesLocal',
  previousStart: 'previousStartLocal',
  deadlineAt: 'deadlineLocal',
} as const;

/** Returns the local time field of any field by name. Undefined for fields without a local time. */
export const getLocalTimeField = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(localTimeFields)).get(name);
