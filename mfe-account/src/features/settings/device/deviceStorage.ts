import { deviceStorage } from '@adp/shared-ui/storage';
import { countDrafts, deleteDrafts, getOwner } from './draftDatabases';

const storedGroups = ['drafts', 'saves', 'offline', 'visited', 'builds', 'settings', 'other', 'session'] as const;
type StoredGroup = (typeof storedGroups)[number];

/** A group that the settings page can clear. Signing out ends the session, and saved content has its own list. */
export type ClearedGroup = Exclude<StoredGroup, 'session' | 'saves' | 'offline'>;

export interface StoredPart {
  readonly group: StoredGroup;
  readonly count: number;
  readonly bytes: number;
}

/** The stored durations of toasts: milliseconds, or `keep` for toasts that stay until they are closed. */
export const toastTimes = ['3000', '6000', '10000', 'keep'] as const;
type ToastTime = (typeof toastTimes)[number];

const TOAST_TIME = 'adp.toastTime';

/**
 * The caches of visited pages (docs/contracts.md). The list excludes caches of saved content, of queued items, and of
 * builds that these need.
 */
const visitedCaches = ['adp-files', 'adp-pages', 'adp-visits', 'adp-data', 'adp-images'] as const;

const draft = /^adp\.[^.]+\.draft\./;
/** Key patterns of each group. The first match applies. Keys of the identity service begin with `firebase:`. */
const patterns: readonly (readonly [StoredGroup, RegExp])[] = [
  ['drafts', draft],
  ['saves', /^adp\.saves$/],
  ['builds', /^adp\.shell\.manifest\./],
  ['settings', /^adp\.(toastTime|saveData)$/],
  ['session', /^(firebase:|adp\.(session|signInAddress)$)/],
  ['other', /^adp\./],
];

/** Returns the size of each group that is not empty, in UTF-8 bytes. Resolves to undefined if the browser forbids storage. */
export async function readStoredParts(): Promise<readonly StoredPart[] | undefined> {
  try {
    const parts = new Map<StoredGroup, StoredPart>();
    const add = (group: StoredGroup, more: { readonly count: number; readonly bytes: number }) => {
      const { count, bytes } = parts.get(group) ?? { count: 0, bytes: 0 };
      parts.set(group, { group, count: count + more.count, bytes: bytes + more.bytes });
    };
    const coder = new TextEncoder();
    for (const { group, key, value } of entries()) add(group, { count: 1, bytes: coder.encode(key + value).length });
    const inDatabases = await countDrafts();
    if (inDatabases.count > 0) add('drafts', inDatabases);
    for (const { bytes } of await readSaved()) add('offline', { count: 1, bytes });
    for (const bytes of await readVisited()) add('visited', { count: 1, bytes });
    return storedGroups.flatMap((group) => parts.get(group) ?? []);
  } catch {
    return undefined;
  }
}

async function readSaved(): Promise<readonly { readonly bytes: number }[]> {
  const list = 'caches' in globalThis ? await caches.match('/-/saved') : undefined;
  return list ? ((await list.json()) as readonly { readonly bytes: number }[]) : [];
}

async function readVisited(): Promise<readonly number[]> {
  if (!('caches' in globalThis)) return [];
  const sizes = visitedCaches.map(async (name) => {
    if (!(await caches.has(name))) return [];
    const cache = await caches.open(name);
    const keys = await cache.keys();
    return Promise.all(
      keys.map(async (key) => (await (await cache.match(key, { ignoreVary: true }))?.blob())?.size ?? 0),
    );
  });
  return (await Promise.all(sizes)).flat();
}

export async function clearStored(group: ClearedGroup): Promise<void> {
  clear((entry) => entry.group === group);
  if (group === 'drafts') await deleteDrafts();
  if (group === 'visited') await Promise.allSettled(visitedCaches.map((name) => caches.delete(name)));
}

/** Clears the drafts whose key or owner identifies the member. Never rejects. */
export async function clearMemberDrafts(uid: string): Promise<void> {
  clear(({ key, value }) => draft.test(key) && (key.split('.').includes(uid) || readOwner(value) === uid));
  await deleteDrafts(uid);
}

export function readToastTime(): ToastTime {
  const stored = deviceStorage.read(TOAST_TIME);
  return toastTimes.find((time) => time === stored) ?? '3000';
}

export function saveToastTime(time: ToastTime): boolean {
  return deviceStorage.write(TOAST_TIME, time);
}

interface Entry {
  readonly group: StoredGroup;
  readonly key: string;
  readonly value: string;
  readonly storage: Storage;
}

function entries(): readonly Entry[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((key) => {
      const group = patterns.find(([, pattern]) => pattern.test(key))?.[0];
      return group ? [{ group, key, value: storage.getItem(key) ?? '', storage }] : [];
    }),
  );
}

function clear(which: (entry: Entry) => boolean): void {
  try {
    for (const entry of entries()) if (which(entry)) entry.storage.removeItem(entry.key);
  } catch {
    // Report forbidden storage as empty.
  }
}

function readOwner(json: string): string | undefined {
  try {
    return getOwner(JSON.parse(json));
  } catch {
    return undefined;
  }
}
