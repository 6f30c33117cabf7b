/** Fields of a saved item, so that the list of saved items works offline. Dates are texts in ISO 8601. */
export interface SaveDetails {
  readonly title?: string;
  readonly lang?: string;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly startsLocal?: string;
  readonly endsLocal?: string;
  readonly deadlineKind?: string;
  readonly deadlineAt?: string;
  readonly deadlineLocal?: string;
  readonly timezone?: string;
  readonly allDay?: boolean;
  readonly eventStatus?: string;
  readonly removed?: boolean;
  /** Time at which the details were read. Absent if they may be incomplete, for example from a search result. */
  readonly readAt?: string;
}

export interface DeviceSave {
  /** False after the item was removed from the list. The removal stays on the device until the account has stored it. */
  readonly saved: boolean;
  readonly changedAt: string;
  /** Days before the item's date on which the member is reminded. Absent for the kind's default. */
  readonly reminders?: readonly number[];
  /** The account that the press belongs to. Absent for presses of signed-out readers. */
  readonly uid?: string;
  readonly isStored?: boolean;
  readonly details?: SaveDetails;
}

export type DeviceSaves = Readonly<Record<string, DeviceSave>>;

/** Merges the saves of devices and of the account, in any order. The last press on each item wins. */
export function mergeSaves(...lists: readonly DeviceSaves[]): DeviceSaves {
  const merged: Record<string, DeviceSave> = {};
  for (const saves of lists)
    for (const [item, save] of Object.entries(saves)) {
      const previous = merged[item];
      merged[item] = previous ? mergeSave(previous, save) : save;
    }
  return merged;
}

/** Merges two presses on one item, with the details that were read last. */
function mergeSave(a: DeviceSave, b: DeviceSave): DeviceSave {
  const { details: _details, ...press } = toOrder(a) < toOrder(b) ? b : a;
  const details = toDetailsOrder(a) < toDetailsOrder(b) ? b.details : a.details;
  return details ? { ...press, details } : press;
}

/** Returns a sort key for presses. If times are equal, the other fields decide, so that all devices choose the same press. */
const toOrder = ({ changedAt, saved, reminders = [], isStored = false, uid = '' }: DeviceSave) =>
  [changedAt, saved, reminders.join(), isStored, uid].join(' ');

/** Returns a sort key for details: missing details first, then incomplete details, then the others by the time of reading. */
const toDetailsOrder = ({ details }: DeviceSave) =>
  details ? [details.readAt ?? '0', JSON.stringify(details)].join(' ') : '';
