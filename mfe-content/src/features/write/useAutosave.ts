import { holdUnsaved } from '@adp/app-contract';
import { newId } from '@adp/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import { drafts, type SaveResult } from '../../lib/drafts/DraftStore';
import type { FormValues } from '../../lib/forms/FormValues';

/** At most so long after a key what is typed is kept on the device, in milliseconds. The issue allows two seconds. */
const SAVE_DELAY = 800;
/** So long the device may take to keep it, in milliseconds, until a quicker place is used beside. */
const SLOW_AFTER = 800;

/** Nothing is typed that is not kept, nothing is being kept, nothing is being sent. */
const idle = { dirty: false, keeping: false, resting: false, open: true };

interface AutosaveOptions {
  readonly form: UseFormReturn<FormValues>;
  readonly draft: Draft;
  /** The member in front of the page, whose an unowned draft becomes. */
  readonly uid: string | null;
  readonly onSaved: (draft: Draft) => void;
  readonly onMoved: (key: string) => void;
}

export interface Autosave {
  /** What the device said last; undefined before anything was written. */
  readonly result: SaveResult | undefined;
  /** The draft as it is kept, with what it changes. */
  readonly draft: Draft;
  /** Keeps what stands in the form now, and gives the draft as it is kept. */
  readonly flush: () => Promise<Draft>;
  /** Goes on from what is kept, which the sender has changed. */
  readonly replaceDraft: (draft: Draft) => void;
  /** What is written is meant to change this version from now on. */
  readonly rebase: (base: DraftBase) => void;
  /** Keeps what stands in the form as a new item, in the place of a change of one that is gone, and gives the new draft. */
  readonly saveAsNew: () => Promise<Draft>;
  /** While it is being sent, the form is not kept. */
  readonly pause: (resting: boolean) => void;
}

/** Keeps what is typed on this device: within a second of a key, and when the page is hidden or goes. */
export function useAutosave({ form, draft, uid, onSaved: onKept, onMoved }: AutosaveOptions): Autosave {
  const [result, setResult] = useState<SaveResult>();
  const [savedDraft, setSavedDraft] = useState(draft);
  const current = useRef(draft);
  const state = useRef({ ...idle, clock: undefined as ReturnType<typeof setTimeout> | undefined });
  const latest = useRef({ uid, onKept, onMoved });
  useEffect(() => {
    latest.current = { uid, onKept, onMoved };
  });

  /** The draft with what stands in the form now. */
  const getCurrent = useCallback((): Draft => {
    const { owner } = current.current;
    return { ...current.current, owner: owner ?? latest.current.uid, values: { ...form.getValues() } };
  }, [form]);

  const before = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback((): Promise<Draft> => {
    const next = async () => {
      clearTimeout(state.current.clock);
      state.current.clock = undefined;
      state.current.dirty = false;
      state.current.keeping = true;
      const given = getCurrent();
      // A store that takes its time is not waited for: a crash meanwhile finds it where it is kept at once.
      const late = setTimeout(() => drafts.saveSync(given), SLOW_AFTER);
      const saved = await drafts.save(given);
      clearTimeout(late);
      state.current.keeping = false;
      current.current = saved.draft;
      // That it had to be kept apart is said for as long as the form stands.
      setResult((before) => ({ ...saved, forked: saved.forked || before?.forked === true }));
      setSavedDraft(saved.draft);
      latest.current.onKept(saved.draft);
      // A page that has been left is not called back.
      if (saved.forked && state.current.open) latest.current.onMoved(saved.draft.key);
      return saved.draft;
    };
    // One after the other: each begins from what the one before has kept.
    const result = before.current.then(next);
    before.current = result;
    return result;
  }, [getCurrent]);

  useEffect(() => {
    const { current: now } = state;
    now.open = true;
    const onValuesChange = () => {
      if (now.resting) return;
      now.dirty = true;
      now.clock ??= setTimeout(() => void save(), SAVE_DELAY);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: onValuesChange });
    const saveBeforeLeaving = () => {
      // What is on its way to the disk when the page goes does not always arrive there.
      if (!(now.dirty || now.keeping) || now.resting) return;
      drafts.saveSync(getCurrent());
      void save();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') saveBeforeLeaving();
    };
    window.addEventListener('pagehide', saveBeforeLeaving);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      now.open = false;
      // The page goes within the site: what was typed in the last second is kept, too.
      saveBeforeLeaving();
      window.removeEventListener('pagehide', saveBeforeLeaving);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [form, save, getCurrent]);

  const hasSaved = result !== undefined;
  useEffect(() => (hasSaved ? holdUnsaved() : undefined), [hasSaved]);

  const replaceDraft = useCallback((next: Draft) => {
    current.current = next;
    state.current.dirty = false;
    setSavedDraft(next);
    latest.current.onKept(next);
  }, []);
  const rebase = useCallback(
    (base: DraftBase) => {
      const { queued, ...pause } = current.current;
      void queued;
      current.current = { ...pause, base };
      void save();
    },
    [save],
  );
  const saveAsNew = useCallback(async (): Promise<Draft> => {
    const { queued, ...old } = await save();
    void queued;
    state.current.resting = true;
    const key = newId();
    const { draft: renewed } = await drafts.save({ ...old, key, itemId: key, base: null, rev: 0 });
    await drafts.remove(old.key);
    return renewed;
  }, [save]);
  const pause = useCallback((resting: boolean) => {
    clearTimeout(state.current.clock);
    state.current.clock = undefined;
    state.current.resting = resting;
  }, []);
  return { result, draft: savedDraft, flush: save, replaceDraft, rebase, saveAsNew, pause };
}
