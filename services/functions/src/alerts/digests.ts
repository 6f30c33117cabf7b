/** `digests/{filter}_{day}`: the new items of a topic that were found on a day in UTC. */
export const digestCollection = 'digests';

const dayLength = 86_400_000;
const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** Returns the id of the digest of a filter to which items found at `at` are added. */
export const toDigestId = (filter: string, at: Date) => `${filter}_${toDay(at)}`;

/** Returns the last time at which items are added to a digest. */
export function getLastTime(digest: string): Date {
  const day = Date.parse(digest.slice(digest.lastIndexOf('_') + 1));
  return new Date(day + dayLength - 1);
}
