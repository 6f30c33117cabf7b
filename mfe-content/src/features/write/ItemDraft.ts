import { getSession, isMember } from '@adp/shared-auth';
import { DataError, newId } from '@adp/shared-data/client';
import type { ItemStatus } from '@adp/shared-data/writer';
import { readerZone } from '@adp/shared-ui/calendar';
import { DraftSession, type DraftState } from '@adp/shared-ui/drafts';
import { outbox } from '../../api/outbox/outbox';
import { readMyItem, type StoredItem } from '../../api/readMyItem';
import type { Draft, Target } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import type { SaveResult } from '../../lib/drafts/DraftStore';
import { toAppError } from '../../lib/errors';
import type { FormValues } from '../../lib/forms/FormValues';
import { sameValues, toFormValues } from '../../lib/forms/toFormValues';

/** Delay from a keystroke to saving, in milliseconds. A text must be saved within two seconds. */
const SAVE_DELAY = 800;

export interface ItemDraftEvents {
  /** Called after the draft was sent, in this tab or in another. */
  readonly onSent: (sent: { readonly id: string; readonly status: ItemStatus }) => void;
  readonly onRemoved: () => void;
  readonly onMoved: (key: string) => void;
}

export type ItemDraftState = DraftState<Draft, StoredItem, SaveResult>;

export function getMemberUid(): string | null {
  const session = getSession();
  return isMember(session) ? (session.user?.uid ?? null) : null;
}

const withOwner = (draft: Draft): Draft => ({ ...draft, owner: draft.owner ?? getMemberUid() });

/** The draft of an item. The device saves it while the member types, and the outbox sends it. */
export class ItemDraft extends DraftSession<Draft, StoredItem, SaveResult> {
  constructor(
    draft: Draft,
    readonly stored: StoredItem | undefined,
    private readonly events: ItemDraftEvents,
  ) {
    super(
      {
        delay: SAVE_DELAY,
        save: (typed) => drafts.save(withOwner(typed)),
        saveSync: (typed) => void drafts.saveSync(withOwner(typed)),
      },
      toState(draft, stored),
    );
  }

  submit(to: Target): Promise<void> {
    // Read the base before saving. If another tab is sending this new item, the saved draft has a base already.
    const { base } = this.getState().draft;
    return this.send(typeof to === 'string' ? to : 'scheduled', async () => {
      const saved = await this.flush();
      if (getSession().profile === null) return { status: 'editing', error: 'newcomer' };
      this.pause();
      const outcome = await outbox.submit(saved.key, to, { ...saved, base });
      if (outcome.done) {
        this.events.onSent(outcome);
        return { status: 'sent' };
      }
      const draft = (await drafts.get(outcome.key)) ?? saved;
      // Another tab may have withdrawn the draft in the meantime.
      if (outcome.waits && draft.queued) return { status: 'queued', draft, error: outcome.error };
      this.resume();
      return outcome.error === 'conflict'
        ? { draft, ...(await this.readNewer(draft)) }
        : { status: 'editing', draft, error: outcome.error };
    });
  }

  clearError(): void {
    this.set({ error: undefined });
  }

  /** Withdraws a queued draft for editing, unless the draft has already been sent. */
  async withdraw(): Promise<void> {
    const { key, itemId: id, queued } = this.getState().draft;
    const draft = await outbox.withdraw(key);
    if (draft) this.set({ status: 'editing', draft, error: undefined });
    else this.events.onSent({ id, status: queued?.to ?? 'published' });
  }

  /** Follows a queued draft that is sent, refused or withdrawn in any tab. Returns a function that stops this. */
  followQueue(): () => void {
    const { key, itemId: id, kind } = this.getState().draft;
    const following = new AbortController();
    const hasStopped = () => following.signal.aborted;
    const look = async () => {
      const draft = await drafts.get(key);
      if (hasStopped() || draft?.queued) return;
      if (draft) return this.set({ status: 'editing', draft, error: undefined });
      const sent = await readMyItem(kind, id).catch(() => null);
      if (hasStopped()) return;
      if (sent) this.events.onSent({ id, status: sent.item.status });
      else this.events.onRemoved();
    };
    const stopOutcomes = outbox.onOutcome((outcome) => {
      if (outcome.key !== key) return;
      if (outcome.done) this.events.onSent(outcome);
      else if (outcome.waits) this.set({ error: outcome.error });
      else void drafts.get(key).then((draft) => draft && this.editRefused(draft));
    });
    const stopChanges = drafts.subscribe(() => void look());
    // The draft may have been sent before this call.
    void look();
    return () => {
      following.abort();
      stopOutcomes();
      stopChanges();
    };
  }

  /** Resolves a conflict in favour of the current input, based on the newer version. Returns the form's values. */
  chooseTyped(): FormValues {
    const { newer, draft } = this.getState();
    const { values } = this.getTyped();
    if (!newer) return values;
    this.rebase(newer);
    // Calendar apps accept a change only with a higher sequence number, so take the number that follows the newer version.
    const { icsSequence } = toFormValues(draft.kind, newer.item, { zone: readerZone() });
    return { ...values, ...(icsSequence !== undefined && { icsSequence }) };
  }

  /** Resolves a conflict in favour of the newer version, and saves the input as a separate draft. Returns the form's values. */
  chooseNewer(): FormValues {
    const { newer, draft } = this.getState();
    if (!newer) return this.getTyped().values;
    this.saveCopy();
    this.rebase(newer);
    return toFormValues(draft.kind, newer.item, { zone: readerZone() });
  }

  /** Saves the current input as a separate draft. Called before other values replace the input in the form. */
  saveCopy(): void {
    const { queued, ...typed } = this.getTyped();
    void drafts.save({ ...typed, key: newId(), rev: 0 });
  }

  /** Converts a change to an item that no longer exists to a draft of a new item. Resolves to the new draft. */
  async saveAsNew(): Promise<Draft> {
    const { queued, ...old } = await this.flush();
    this.pause();
    const key = newId();
    const { draft } = await drafts.save({ ...old, key, itemId: key, base: null, rev: 0 });
    await drafts.remove(old.key);
    return draft;
  }

  protected override onSaved(saved: SaveResult): void {
    const before = this.getState().saved;
    // Keep showing the notice about the fork until the form closes.
    super.onSaved({ ...saved, forked: saved.forked || before?.forked === true });
    if (saved.forked && this.isOpen) this.events.onMoved(saved.draft.key);
  }

  private rebase({ version, item }: StoredItem): void {
    const { queued, ...draft } = this.getState().draft;
    const base = { version, status: item.status };
    this.set({ status: 'editing', newer: undefined, error: undefined, draft: { ...draft, base } });
    void this.flush();
  }

  private async editRefused(draft: Draft): Promise<void> {
    this.set({ status: 'editing', draft, error: draft.queued?.error });
    if (draft.queued?.error === 'conflict') this.set(await this.readNewer(draft));
  }

  private async readNewer({ kind, itemId }: Draft): Promise<Partial<ItemDraftState>> {
    try {
      const newer = await readMyItem(kind, itemId);
      if (!newer) throw new DataError('not-found');
      return { status: 'conflict', newer, error: 'conflict' };
    } catch (thrown) {
      return { status: 'editing', error: toAppError(thrown).code };
    }
  }
}

function toState(draft: Draft, stored: StoredItem | undefined): ItemDraftState {
  const error = draft.queued?.error;
  // Sign-in errors are not errors in the text, so the draft stays queued.
  if (draft.queued && (error ?? 'signed-out') === 'signed-out') return { status: 'queued', draft, error };
  const isConflict = stored && (error === 'conflict' || isNewerText(draft, stored));
  return isConflict ? { status: 'conflict', draft, newer: stored, error } : { status: 'editing', draft, error };
}

/** Returns true if the stored version is not the draft's base and has different text. */
function isNewerText({ kind, base, values }: Draft, { item, version }: StoredItem): boolean {
  return base?.version !== version && !sameValues(kind, values, toFormValues(kind, item, { zone: readerZone() }));
}
