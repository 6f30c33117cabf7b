/** Instants, which queries use, with the announced local times, which readers see (docs/decisions/131). */
export const localTimeFields = {
  startsAt: 'startsLocal',
  endsAt: 'endsLocal',
  registrationClosesAt: 'registrationClosesLocal',
  previousStart: 'previousStartLocal',
  deadlineAt: 'deadlineLocal',
} as const;

/** Returns the name of the local time field that belongs to a field. Returns undefined for fields without a local time. */
export const getLocalTimeField = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(localTimeFields)).get(name);
