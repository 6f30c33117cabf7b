/**
 * Fields that contain an instant, mapped to the field with the announced local time. Readers see the local time.
 * Queries, sort orders and rules use the instant (docs/decisions/131).
 */
export const localTimeFields = {
  startsAt: 'startsLocal',
  endsAt: 'endsLocal',
  registrationClosesAt: 'registrationClosesLocal',
  previousStart: 'previousStartLocal',
  deadlineAt: 'deadlineLocal',
} as const;

/** Returns the name of the local time field that belongs to a field. Undefined for fields without a local time. */
export const getLocalTimeField = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(localTimeFields)).get(name);
