import { getSession, isMember, settledSession } from '@adp/shared-auth';
import { DataError, profiles, type DataErrorCode } from '@adp/shared-data';
import { dataReader } from '../../api/data';
import { directory, type Person } from './directory';
import { faultCode } from './faultCode';
import { Memory } from './Memory';

/** A profile as far as it has been read. */
export interface ProfileState {
  readonly busy: boolean;
  readonly fault?: DataErrorCode | undefined;
  /** Null where there is none that this visitor may see. */
  readonly profile?: Person | null;
  /** The member's present name, where the one of the address is the former one. */
  readonly renamedTo?: string;
  /** The member in whose name it was read, where the public may not see it. */
  readonly viewer?: string | undefined;
  readonly asOf: Date;
  readonly cameAt: number;
}

const freshFor = 60_000;
/** The own profile has perhaps just been changed, one that was not there just been opened: only the page's own second look is spared. */
const briefly = 5_000;

const memory = new Memory<ProfileState>(40);
const reading = new Map<string, Promise<void>>();

/** The profiles that this visit has read, by username. */
export const profileMemory = { subscribe: memory.subscribe, get: memory.get };

/** Whether what is known of a profile may be shown to whoever is in front of the page now. */
export function mayShow({ viewer }: ProfileState, uid: string | undefined): boolean {
  return viewer === undefined || viewer === uid;
}

/** Reads a profile, unless it is here and fresh. Ends when it is there or has failed. */
export function openProfile(username: string): Promise<void> {
  const known = memory.get(username) ?? atHand(username);
  if (known && isFresh(known)) {
    if (!memory.get(username)) memory.set(username, known);
    return Promise.resolve();
  }
  return readProfile(username);
}

/** Reads a profile anew; what is here of it stays until it comes. */
export function readProfile(username: string): Promise<void> {
  const under = reading.get(username);
  if (under) return under;
  const known = memory.get(username) ?? atHand(username);
  const kept = known?.profile && mayShow(known, currentUid()) ? known : { asOf: new Date(), cameAt: 0 };
  memory.set(username, { ...kept, busy: true });
  const read = find(username)
    .then(
      (found) => {
        // Two names that lead to each other, one of them known from before a renaming, would lead nowhere.
        if (found.renamedTo && memory.get(found.renamedTo)?.renamedTo) memory.delete(found.renamedTo);
        memory.set(username, { ...found, busy: false, asOf: new Date(), cameAt: Date.now() });
      },
      (error: unknown) => memory.set(username, { ...kept, busy: false, fault: faultCode(error) }),
    )
    .finally(() => {
      if (reading.get(username) === read) reading.delete(username);
    });
  reading.set(username, read);
  return read;
}

/** Forgets every profile, for tests. */
export function forgetProfiles(): void {
  memory.clear();
  reading.clear();
}

type Found = Pick<ProfileState, 'profile' | 'renamedTo' | 'viewer'>;

async function find(username: string): Promise<Found> {
  const reader = await dataReader();
  const shown = await reader.get(profiles, username);
  if (shown) return readingOf(shown, undefined);
  // The public has its answer: only where somebody may be signed in is there more to ask for.
  if (getSession().status === 'signed-out') return { profile: null };
  const session = await settledSession();
  const viewer = session.user?.uid;
  if (!isMember(session)) return { profile: null, viewer };
  try {
    const own = await reader.getOwn(profiles, username);
    return own ? readingOf(own.item, viewer) : { profile: null, viewer };
  } catch (error) {
    // The session has ended since.
    if (error instanceof DataError && error.code === 'signed-out') return { profile: null };
    throw error;
  }
}

function readingOf(item: Person | { readonly id: string; readonly renamedTo: string }, viewer?: string): Found {
  if (!('renamedTo' in item)) return { profile: item, viewer };
  return item.renamedTo === item.id ? { profile: null } : { renamedTo: item.renamedTo, viewer };
}

/** What the directory has already shown of a member: all of the profile. */
function atHand(username: string): ProfileState | undefined {
  for (const { items = [], asOf, cameAt } of directory.all()) {
    const profile = items.find(({ id }) => id === username);
    if (profile) return { busy: false, profile, asOf, cameAt };
  }
  return undefined;
}

function isFresh(state: ProfileState): boolean {
  const uid = currentUid();
  const { profile, renamedTo, cameAt } = state;
  if (profile === undefined && renamedTo === undefined) return false;
  if (profile === null && state.viewer !== uid) return false;
  if (!mayShow(state, uid)) return false;
  const brief = profile === null || (profile !== undefined && profile.uid === uid);
  return Date.now() - cameAt < (brief ? briefly : freshFor);
}

function currentUid(): string | undefined {
  return getSession().user?.uid;
}
