import type { Draft } from './Draft';
import { idOf, type Version } from './Version';
import { countOf, isUnmarked, pageOf, trailOf, unreadId } from './versionIds';

/** What shall stand of two texts with one key; undefined when neither was made from the other, so that both must be kept. */
export function mergeVersions(standing: Version, given: Version): Version | undefined {
  const id = idOf(given);
  if (standing.trail.includes(id)) return idOf(standing) === id ? withPicture(standing, given) : standing;
  if (given.trail.includes(idOf(standing))) return onto(standing, given);
  if (isUnmarked(id)) return isNewer(given.draft, standing.draft) ? onto(standing, given) : standing;
  const since = idsSince(standing, given);
  const page = pageOf(id);
  if (since?.every((other) => pageOf(other) === page)) {
    return since.every((other) => countOf(other) < countOf(id)) ? onto(standing, given) : standing;
  }
  // A page that has not read it here knows it by its rev alone.
  if (given.trail.includes(unreadId(page, standing.draft.rev))) return onto(standing, given);
  return textOf(standing) === textOf(given) ? standing : undefined;
}

/** The versions that came into what stands after the last one that `given` was made from; undefined where there is none. */
function idsSince(standing: Version, given: Version): readonly string[] | undefined {
  const shared = standing.trail.reduce((last, id, index) => (given.trail.includes(id) ? index : last), -1);
  return shared < 0 ? undefined : standing.trail.slice(shared + 1);
}

/** The same version from two places: in one of them its picture may not have fitted. */
function withPicture(standing: Version, given: Version): Version {
  if (!standing.bare || given.bare) return standing;
  return { ...given, draft: { ...standing.draft, values: given.draft.values }, trail: standing.trail };
}

function onto(standing: Version, given: Version): Version {
  const rev = Math.max(given.draft.rev, standing.draft.rev + 1);
  return {
    ...given,
    draft: { ...unknownFields(standing.draft), ...given.draft, rev },
    trail: trailOf(...standing.trail, ...given.trail),
  };
}

const fields = ['key', 'kind', 'itemId', 'base', 'owner', 'values', 'savedAt', 'rev', 'queued', 'untold'];

/** What a newer build may have added: not ours to lose. */
export function unknownFields(draft: Draft): object {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !fields.includes(name)));
}

const isNewer = (one: Draft, other: Draft) =>
  one.rev === other.rev ? one.savedAt > other.savedAt : one.rev > other.rev;

const textOf = ({ draft: { kind, itemId, base, owner, values } }: Version) =>
  JSON.stringify([kind, itemId, base, owner, values]);
