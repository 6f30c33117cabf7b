import { getSession, isMember, settledSession } from '@adp/shared-auth';
import { memberProfiles, type Person, profiles, toProfile, type User, users } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { dataReader } from '../../api/data';
import { directory } from '../../api/directory';
import { hasErrorCode, toAppError, type AppError } from '../../lib/errors';

/** A profile as far as it has been read. */
export interface ProfileState {
  readonly isFetching: boolean;
  readonly error?: AppError | undefined;
  /** Null where there is none that this visitor may see. */
  readonly profile?: Person | null;
  /** The member's present name, where the one of the address is the former one. */
  readonly renamedTo?: string;
  /** The member in whose name it was read, where the public may not see it. */
  readonly viewer?: string | undefined;
  /** Of the own profile, while others do not see it because the address is not confirmed. */
  readonly unconfirmed?: true | undefined;
  readonly asOf: Date;
  readonly fetchedAt: number;
}

const STALE_TIME = 60_000;
/** The own profile has perhaps just been changed, one that was not there just been opened: only the page's own second look is spared. */
const SHORT_STALE_TIME = 5_000;

const cache = new LruCache<ProfileState>(40);
const requests = new Map<string, Promise<void>>();

/** The profiles that this visit has read, by username. */
export const profileCache = { subscribe: cache.subscribe, get: cache.get };

/** Whether what is known of a profile may be shown to whoever is in front of the page now. */
export function mayShow({ viewer }: ProfileState, uid: string | undefined): boolean {
  return viewer === undefined || viewer === uid;
}

/** Reads a profile, unless it is here and fresh. Ends when it is there or has failed. */
export function openProfile(username: string): Promise<void> {
  const known = cache.get(username) ?? getFromDirectory(username);
  if (known && isFresh(known)) {
    if (!cache.get(username)) cache.set(username, known);
    return Promise.resolve();
  }
  return readProfile(username);
}

/** Reads a profile again. What is cached shows until it arrives. */
export function readProfile(username: string): Promise<void> {
  const inFlight = requests.get(username);
  if (inFlight) return inFlight;
  const known = cache.get(username) ?? getFromDirectory(username);
  const previous = known?.profile && mayShow(known, currentUid()) ? known : { asOf: new Date(), fetchedAt: 0 };
  cache.set(username, { ...previous, isFetching: true });
  const read = find(username)
    .then(
      (found) => {
        // Two names that lead to each other, one of them known from before a renaming, would lead nowhere.
        if (found.renamedTo && cache.get(found.renamedTo)?.renamedTo) cache.delete(found.renamedTo);
        cache.set(username, { ...found, isFetching: false, asOf: new Date(), fetchedAt: Date.now() });
      },
      (error: unknown) => cache.set(username, { ...previous, isFetching: false, error: toAppError(error) }),
    )
    .finally(() => {
      if (requests.get(username) === read) requests.delete(username);
    });
  requests.set(username, read);
  return read;
}

/** Forgets every profile, for tests. */
export function clearProfiles(): void {
  cache.clear();
  requests.clear();
}

type ProfileResult = Pick<ProfileState, 'profile' | 'renamedTo' | 'viewer' | 'unconfirmed'>;

async function find(username: string): Promise<ProfileResult> {
  const reader = await dataReader();
  const shown = await reader.get(profiles, username);
  if (shown) return toResult(shown, undefined);
  // The public has its answer: only where somebody may be signed in is there more to ask for.
  if (getSession().status === 'signed-out') return { profile: null };
  const session = await settledSession();
  const viewer = session.user?.uid;
  if (viewer === undefined || !isMember(session)) return { profile: null, viewer };
  try {
    const [forMembers, mine] = await Promise.all([
      reader.getMine(memberProfiles, username),
      reader.getMine(users, viewer),
    ]);
    if (forMembers) return toResult(forMembers.item, viewer);
    return (mine && toMyProfile(mine.item, { username, viewer })) ?? { profile: null, viewer };
  } catch (error) {
    // The session has ended since.
    if (hasErrorCode(error, 'signed-out')) return { profile: null };
    throw error;
  }
}

function toResult(item: Person | { readonly id: string; readonly renamedTo: string }, viewer?: string): ProfileResult {
  if (!('renamedTo' in item)) return { profile: item, viewer };
  return item.renamedTo === item.id ? { profile: null } : { renamedTo: item.renamedTo, viewer };
}

/** The own profile, which may be shown to nobody else, under its present name or the one before. */
function toMyProfile(
  user: User,
  { username, viewer }: { readonly username: string; readonly viewer: string },
): ProfileResult | undefined {
  if (user.formerUsername === username) return { renamedTo: user.username, viewer };
  if (user.username !== username) return undefined;
  return { profile: { ...toProfile(viewer, user), id: username }, viewer, unconfirmed: user.unconfirmed };
}

/** What the directory has already shown of a member: all of the profile. */
function getFromDirectory(username: string): ProfileState | undefined {
  for (const { items = [], asOf, fetchedAt: fetchedAt } of directory.all()) {
    const profile = items.find(({ id }) => id === username);
    if (profile) return { isFetching: false, profile, asOf, fetchedAt: fetchedAt };
  }
  return undefined;
}

function isFresh(state: ProfileState): boolean {
  const uid = currentUid();
  const { profile, renamedTo, fetchedAt: fetchedAt } = state;
  if (profile === undefined && renamedTo === undefined) return false;
  if (profile === null && state.viewer !== uid) return false;
  if (!mayShow(state, uid)) return false;
  const brief = profile === null || (profile !== undefined && profile.uid === uid);
  return Date.now() - fetchedAt < (brief ? SHORT_STALE_TIME : STALE_TIME);
}

function currentUid(): string | undefined {
  return getSession().user?.uid;
}
