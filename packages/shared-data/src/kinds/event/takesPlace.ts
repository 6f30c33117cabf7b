/** Returns false for an event that is cancelled, or postponed to an unknown date. No Firestore query can exclude these. */
export function takesPlace(item: object): boolean {
  const status: unknown = Reflect.get(item, 'eventStatus');
  return status !== 'cancelled' && status !== 'postponed';
}
