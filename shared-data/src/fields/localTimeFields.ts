/**
 * Fields that hold an instant in the item's time zone, and the field beside each that holds the local time. Readers see the local
 * time; queries, orders and rules use the instant (docs/decisions/131).
 */
export const localTimeFields = {
  startsAt: 'startsLocal',
  endsAt: 'endsLocal',
  registrationClosesAt: 'registrationClosesLocal',
  previousStart: 'previousStartLocal',
  deadlineAt: 'deadlineLocal',
} as const;

/** The same by name, of any field: undefined for those without a local time. */
export const getLocalTimeField = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(localTimeFields)).get(name);
