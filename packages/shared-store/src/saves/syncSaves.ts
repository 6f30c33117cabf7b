import { isDataError } from '@adp/shared-auth/app-error';
import {
  MAX_CLOCK_LEAD,
  type ReminderDays,
  reminderDays,
  saves as savesKind,
  SAVES_PER_COMMIT,
} from '@adp/shared-data/alerts';
import type { SaveDraft } from '@adp/shared-data/writer';
import { changeSaves, type DeviceSave, type DeviceSaves, mergeSaves, readSaves } from '@adp/shared-ui/saves';
import { tabStorage } from '@adp/shared-ui/storage';
import { getMemberReader, getMemberWriter } from '../memberData';
import { getMemberUid } from '../store/memberSession';

const PAGE_SIZE = 40;
/** The time within which a tab does not read the account's list again without a reason, in milliseconds. */
const FRESH_FOR = 5 * 60_000;
/** The lead of a device's clock above which times are corrected, in milliseconds. It leaves one minute for the request. */
const MAX_AHEAD = MAX_CLOCK_LEAD - 60_000;
const pulledKey = 'adp.savesPulled';

const getDefaultReminders = (item: string): readonly ReminderDays[] =>
  /^(opportunities|events)\//.test(item) ? reminderDays : [];

/** Merges this device's saves with the account's. Unstored presses stay for the next call. Throws DataError. */
export function syncSaves(uid: string, isForced = false): Promise<void> {
  return withLock(async () => {
    claimSaves(uid);
    if (!isForced && wasPulled(uid) && Object.keys(getUnstored(uid)).length === 0) return;
    applySaves(uid, await readAccount(uid));
    const refusal = await sendSaves(uid);
    tabStorage.write(pulledKey, `${uid} ${Date.now()}`);
    if (refusal) throw refusal;
  });
}

function claimSaves(uid: string): void {
  const unclaimed = Object.values(readSaves()).some((save) => save.uid === undefined);
  if (unclaimed)
    changeSaves((saves) =>
      Object.fromEntries(
        Object.entries(saves).map(([item, save]) => [item, save.uid === undefined ? { ...save, uid } : save]),
      ),
    );
}

export function removeMemberSaves(uid: string): void {
  if (Object.values(readSaves()).some((save) => save.uid === uid && save.isStored))
    changeSaves((saves) =>
      Object.fromEntries(Object.entries(saves).filter(([, save]) => save.uid !== uid || !save.isStored)),
    );
}

/** Returns the presses that the account can store. It cannot store items that are no longer public. */
const getUnstored = (uid: string): DeviceSaves =>
  Object.fromEntries(
    Object.entries(readSaves()).filter(([, save]) => save.uid === uid && !save.isStored && !save.details?.removed),
  );

/** Returns the time at which this tab last read this member's list, or zero if it has not read the list. */
function getPulledAt(uid: string): number {
  const [owner, time] = (tabStorage.read(pulledKey) ?? '').split(' ');
  return owner === uid ? Number(time) : 0;
}

const wasPulled = (uid: string) => Date.now() - getPulledAt(uid) < FRESH_FOR;

/** Corrects the times of presses that were made while this device's clock was ahead, because the account refuses them. */
function correctTimes(uid: string, now: Date): void {
  const isAhead = ({ changedAt }: DeviceSave) => Date.parse(changedAt) > now.getTime() + MAX_AHEAD;
  if (!Object.values(getUnstored(uid)).some(isAhead)) return;
  const changedAt = now.toISOString();
  changeSaves((saves) =>
    Object.fromEntries(
      Object.entries(saves).map(([item, save]) => [
        item,
        save.uid === uid && !save.isStored && isAhead(save) ? { ...save, changedAt } : save,
      ]),
    ),
  );
}

/** Reads the account's list, latest first. A tab reads the whole list once; later reads stop at the first page without changes. */
async function readAccount(uid: string): Promise<DeviceSaves> {
  const reader = await getMemberReader();
  const isWhole = getPulledAt(uid) === 0;
  const account: Record<string, DeviceSave> = {};
  let cursor: string | null | undefined;
  do {
    const page = await reader.listMine(savesKind, uid, { pageSize: PAGE_SIZE, cursor });
    correctTimes(uid, page.asOf);
    const device = readSaves();
    let hasNews = isWhole;
    for (const { item, saved, changedAt, reminders } of page.items) {
      const save = { saved, changedAt: changedAt.toISOString(), reminders, uid, isStored: true };
      account[item] = save;
      hasNews ||= saved ? device[item]?.changedAt !== save.changedAt : device[item] !== undefined;
    }
    cursor = hasNews ? page.cursor : null;
  } while (cursor !== null);
  return account;
}

/**
 * Merges the account's saves into this device's, and drops removals that the account has stored. Does nothing if
 * another member has signed in.
 */
function applySaves(uid: string, stored: DeviceSaves): void {
  if (getMemberUid() !== uid || Object.keys(stored).length === 0) return;
  changeSaves((saves) => {
    const others = Object.entries(saves).filter(([, save]) => save.uid !== undefined && save.uid !== uid);
    const merged = mergeSaves(saves, stored);
    return {
      ...Object.fromEntries(Object.entries(merged).filter(([, save]) => save.saved || !save.isStored)),
      ...Object.fromEntries(others),
    };
  });
}

/** Stores the presses that the account lacks. Returns the error of presses that the account refused. */
async function sendSaves(uid: string): Promise<Error | undefined> {
  const unstored = Object.entries(getUnstored(uid));
  // Most visits have nothing to send, and need not load the writer's code.
  if (unstored.length === 0) return undefined;
  const writer = await getMemberWriter();
  const send = async (presses: typeof unstored) => {
    await writer.storeSaves(presses.map(([item, save]) => toDraft(uid, item, save)));
    applySaves(uid, toStored(presses));
  };
  let refusal: Error | undefined;
  for (let start = 0; start < unstored.length; start += SAVES_PER_COMMIT) {
    const batch = unstored.slice(start, start + SAVES_PER_COMMIT);
    try {
      await send(batch);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // The rules refuse a press of a save button if another device has just stored a newer one. Send the others.
      for (const press of batch)
        await send([press]).catch((reason: unknown) => {
          if (!isRefused(reason)) throw reason;
          // The account has no document of an item that was removed from the site, so it needs no removal either.
          if (press[1].saved) refusal = reason;
          else applySaves(uid, toStored([press]));
        });
    }
  }
  return refusal;
}

const toStored = (presses: readonly (readonly [string, DeviceSave])[]): DeviceSaves =>
  Object.fromEntries(presses.map(([item, save]) => [item, { ...save, isStored: true }]));

const isRefused = (error: unknown): error is Error =>
  isDataError(error) && (error.code === 'denied' || error.code === 'invalid');

const toDraft = (uid: string, item: string, { saved, changedAt, reminders }: DeviceSave): SaveDraft => ({
  uid,
  item,
  saved,
  changedAt: new Date(changedAt),
  reminders: reminders ? reminderDays.filter((days) => reminders.includes(days)) : [...getDefaultReminders(item)],
});

/** Runs `work` with a lock, so that no other tab or app of this site synchronizes at the same time. */
const withLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('adp.saves', work) : work();
