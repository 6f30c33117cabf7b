import type { Draft } from './Draft';
import { getVersionId, type Version } from './Version';
import { getCount, isUnmarked, getPage, toTrail, toUnreadId } from './versionIds';

/** Merges two versions of one key. Returns undefined if neither is based on the other, so that both must be stored. */
export function mergeVersions(stored: Version, incoming: Version): Version | undefined {
  const id = getVersionId(incoming);
  if (stored.trail.includes(id)) return getVersionId(stored) === id ? restorePicture(stored, incoming) : stored;
  if (incoming.trail.includes(getVersionId(stored))) return replaceWith(stored, incoming);
  if (isUnmarked(id)) return isNewer(incoming.draft, stored.draft) ? replaceWith(stored, incoming) : stored;
  const since = getIdsSince(stored, incoming);
  const page = getPage(id);
  if (since?.every((later) => getPage(later) === page)) {
    return since.every((later) => getCount(later) < getCount(id)) ? replaceWith(stored, incoming) : stored;
  }
  // A page that has not read this version identifies it only by its rev.
  if (incoming.trail.includes(toUnreadId(page, stored.draft.rev))) return replaceWith(stored, incoming);
  return isSameText(stored.draft, incoming.draft) ? stored : undefined;
}

/** Ignores a base that only the stored draft has, because a new item gets its base when it is sent. */
function isSameText(stored: Draft, incoming: Draft): boolean {
  const isBehind = incoming.base === null && stored.base !== null;
  return toComparable(stored) === toComparable(isBehind ? { ...incoming, base: stored.base } : incoming);
}

/** Returns the ids of `stored` after the last version that both trails share; undefined if they share none. */
function getIdsSince(stored: Version, incoming: Version): readonly string[] | undefined {
  const shared = stored.trail.reduce((last, id, index) => (incoming.trail.includes(id) ? index : last), -1);
  return shared < 0 ? undefined : stored.trail.slice(shared + 1);
}

/** Merges two copies of the same version. The stored copy may lack its cover, because there was not enough space. */
function restorePicture(stored: Version, incoming: Version): Version {
  if (!stored.withoutPicture || incoming.withoutPicture) return stored;
  return { ...incoming, draft: { ...stored.draft, values: incoming.draft.values }, trail: stored.trail };
}

function replaceWith(stored: Version, incoming: Version): Version {
  const rev = Math.max(incoming.draft.rev, stored.draft.rev + 1);
  return {
    ...incoming,
    draft: { ...getUnknownFields(stored.draft), ...incoming.draft, rev },
    trail: toTrail(...stored.trail, ...incoming.trail),
  };
}

const knownFields: readonly string[] = [
  'key',
  'kind',
  'itemId',
  'base',
  'owner',
  'values',
  'savedAt',
  'rev',
  'queued',
  'pendingNotificationId',
];

/** Returns the fields that this build does not know, so that fields of a newer build are not lost. */
export function getUnknownFields(draft: Draft): object {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !knownFields.includes(name)));
}

const isNewer = (a: Draft, b: Draft) => (a.rev === b.rev ? a.savedAt > b.savedAt : a.rev > b.rev);

const toComparable = ({ kind, itemId, base, owner, values }: Draft) =>
  JSON.stringify([kind, itemId, base, owner, values]);
