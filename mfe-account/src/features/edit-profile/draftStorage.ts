/** Something typed and not saved yet, as this device keeps it. */
export interface Draft<Values> {
  readonly values: Values;
  /** The version it began from. */
  readonly version: string | null;
  readonly savedAt: Date;
}

const toKey = (uid: string, form: string) => `adp.account.draft.${uid}.${form}`;

/** What the member was writing in a form on this device, if anything. `check` says whether it still has the form's shape. */
export function readDraft<Values>(
  uid: string,
  form: string,
  check: (values: unknown) => values is Values,
): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toKey(uid, form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { values, version, savedAt } = stored as Record<string, unknown>;
    if (!check(values) || typeof savedAt !== 'string') return undefined;
    return { values, version: typeof version === 'string' ? version : null, savedAt: new Date(savedAt) };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed on this device. Gives whether it could. */
export function writeDraft(uid: string, form: string, draft: Omit<Draft<unknown>, 'savedAt'>): boolean {
  try {
    localStorage.setItem(toKey(uid, form), JSON.stringify({ ...draft, savedAt: new Date() }));
    return true;
  } catch {
    // Full or forbidden: the page still holds it, and says so.
    return false;
  }
}

export function clearDraft(uid: string, form: string): void {
  try {
    localStorage.removeItem(toKey(uid, form));
  } catch {
    // Then none was kept.
  }
}
