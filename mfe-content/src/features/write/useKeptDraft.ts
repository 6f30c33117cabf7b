import { holdUnsaved } from '@adp/app-contract';
import { newId } from '@adp/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import { drafts, type Kept } from '../../lib/drafts/DraftStore';
import type { FormValues } from '../../lib/forms/FormValues';

/** At most so long after a key what is typed is kept on the device, in milliseconds. The issue allows two seconds. */
const SOON = 800;
/** So long the device may take to keep it, in milliseconds, until a quicker place is used beside. */
const LATE = 800;

/** Nothing is typed that is not kept, nothing is being kept, nothing is being sent. */
const still = { dirty: false, keeping: false, resting: false, open: true };

interface Keeping {
  readonly form: UseFormReturn<FormValues>;
  readonly draft: Draft;
  /** The member in front of the page, whose an unowned draft becomes. */
  readonly uid: string | null;
  readonly onKept: (draft: Draft) => void;
  readonly onMoved: (key: string) => void;
}

export interface KeptDraft {
  /** What the device said last; undefined before anything was written. */
  readonly kept: Kept | undefined;
  /** The draft as it is kept, with what it changes. */
  readonly draft: Draft;
  /** Keeps what stands in the form now, and gives the draft as it is kept. */
  readonly flush: () => Promise<Draft>;
  /** Goes on from what is kept, which the sender has changed. */
  readonly follow: (draft: Draft) => void;
  /** What is written is meant to change this version from now on. */
  readonly rebase: (base: DraftBase) => void;
  /** Keeps what stands in the form as a new item, in the place of a change of one that is gone, and gives the new draft. */
  readonly renew: () => Promise<Draft>;
  /** While it is being sent, the form is not kept. */
  readonly rest: (resting: boolean) => void;
}

/** Keeps what is typed on this device: within a second of a key, and when the page is hidden or goes. */
export function useKeptDraft({ form, draft, uid, onKept, onMoved }: Keeping): KeptDraft {
  const [kept, setKept] = useState<Kept>();
  const [shown, setShown] = useState(draft);
  const current = useRef(draft);
  const state = useRef({ ...still, clock: undefined as ReturnType<typeof setTimeout> | undefined });
  const latest = useRef({ uid, onKept, onMoved });
  useEffect(() => {
    latest.current = { uid, onKept, onMoved };
  });

  /** The draft with what stands in the form now. */
  const written = useCallback((): Draft => {
    const { owner } = current.current;
    return { ...current.current, owner: owner ?? latest.current.uid, values: { ...form.getValues() } };
  }, [form]);

  const before = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback((): Promise<Draft> => {
    const next = async () => {
      clearTimeout(state.current.clock);
      state.current.clock = undefined;
      state.current.dirty = false;
      state.current.keeping = true;
      const given = written();
      // A store that takes its time is not waited for: a crash meanwhile finds it where it is kept at once.
      const late = setTimeout(() => drafts.keepNow(given), LATE);
      const said = await drafts.keep(given);
      clearTimeout(late);
      state.current.keeping = false;
      current.current = said.draft;
      // That it had to be kept apart is said for as long as the form stands.
      setKept((before) => ({ ...said, forked: said.forked || before?.forked === true }));
      setShown(said.draft);
      latest.current.onKept(said.draft);
      // A page that has been left is not called back.
      if (said.forked && state.current.open) latest.current.onMoved(said.draft.key);
      return said.draft;
    };
    // One after the other: each begins from what the one before has kept.
    const kept = before.current.then(next);
    before.current = kept;
    return kept;
  }, [written]);

  useEffect(() => {
    const { current: now } = state;
    now.open = true;
    const changed = () => {
      if (now.resting) return;
      now.dirty = true;
      now.clock ??= setTimeout(() => void keep(), SOON);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: changed });
    const atOnce = () => {
      // What is on its way to the disk when the page goes does not always arrive there.
      if (!(now.dirty || now.keeping) || now.resting) return;
      drafts.keepNow(written());
      void keep();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') atOnce();
    };
    window.addEventListener('pagehide', atOnce);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      stop();
      now.open = false;
      // The page goes within the site: what was typed in the last second is kept, too.
      atOnce();
      window.removeEventListener('pagehide', atOnce);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [form, keep, written]);

  const begun = kept !== undefined;
  useEffect(() => (begun ? holdUnsaved() : undefined), [begun]);

  const follow = useCallback((next: Draft) => {
    current.current = next;
    state.current.dirty = false;
    setShown(next);
    latest.current.onKept(next);
  }, []);
  const rebase = useCallback(
    (base: DraftBase) => {
      const { queued, ...rest } = current.current;
      void queued;
      current.current = { ...rest, base };
      void keep();
    },
    [keep],
  );
  const renew = useCallback(async (): Promise<Draft> => {
    const { queued, ...old } = await keep();
    void queued;
    state.current.resting = true;
    const key = newId();
    const { draft: renewed } = await drafts.keep({ ...old, key, itemId: key, base: null, rev: 0 });
    await drafts.remove(old.key);
    return renewed;
  }, [keep]);
  const rest = useCallback((resting: boolean) => {
    clearTimeout(state.current.clock);
    state.current.clock = undefined;
    state.current.resting = resting;
  }, []);
  return { kept, draft: shown, flush: keep, follow, rebase, renew, rest };
}
