import { holdUnsaved } from '@adp/app-contract';
import { newId } from '@adp/shared-data/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import type { SaveResult } from '../../lib/drafts/DraftStore';
import type { FormValues } from '../../lib/forms/FormValues';

/** Time from a key to saving, in milliseconds. The limit is two seconds. */
const SAVE_DELAY = 800;
/** Time that a save may take before the synchronous store is used beside it, in milliseconds. */
const SLOW_AFTER = 800;

/** Nothing unsaved, no save in progress, not paused. */
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
  /** The result of the last save; undefined before the first one. */
  readonly result: SaveResult | undefined;
  /** The draft as it was saved last. */
  readonly draft: Draft;
  /** Saves the form's values now and resolves to the saved draft. */
  readonly flush: () => Promise<Draft>;
  /** Continues from a stored draft that the outbox has changed. */
  readonly replaceDraft: (draft: Draft) => void;
  /** Makes this version the base of the draft. */
  readonly rebase: (base: DraftBase) => void;
  /** Saves the form's values as a new item, in place of a change of an item that is gone. Resolves to the new draft. */
  readonly saveAsNew: () => Promise<Draft>;
  /** While paused, for sending, the form is not saved. */
  readonly pause: (resting: boolean) => void;
}

/** Saves what is typed on this device: within a second of a key, and when the page is hidden or closed. */
// eslint-disable-next-line max-lines-per-function -- its callbacks share refs
export function useAutosave({ form, draft, uid, onSaved, onMoved }: AutosaveOptions): Autosave {
  const [result, setResult] = useState<SaveResult>();
  const [savedDraft, setSavedDraft] = useState(draft);
  const current = useRef(draft);
  const state = useRef({ ...idle, clock: undefined as ReturnType<typeof setTimeout> | undefined });
  const latest = useRef({ uid, onSaved, onMoved });
  useEffect(() => {
    latest.current = { uid, onSaved, onMoved };
  });

  /** The draft with the form's current values. */
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
      // If the save is slow, a synchronous copy survives a crash meanwhile.
      const late = setTimeout(() => drafts.saveSync(given), SLOW_AFTER);
      const saved = await drafts.save(given);
      clearTimeout(late);
      state.current.keeping = false;
      current.current = saved.draft;
      // The notice of a fork stays for as long as the form is open.
      setResult((before) => ({ ...saved, forked: saved.forked || before?.forked === true }));
      setSavedDraft(saved.draft);
      latest.current.onSaved(saved.draft);
      // Not after the page has been left.
      if (saved.forked && state.current.open) latest.current.onMoved(saved.draft.key);
      return saved.draft;
    };
    // One save after the other: each begins from the draft that the one before has saved.
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
      // A write that is in progress when the page closes may be lost.
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
      // Navigation within the site: save what was typed in the last second, too.
      saveBeforeLeaving();
      window.removeEventListener('pagehide', saveBeforeLeaving);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [form, save, getCurrent]);

  const hasSaved = result !== undefined;
  useEffect(() => (hasSaved ? holdUnsaved('mfe_content') : undefined), [hasSaved]);

  const replaceDraft = useCallback((next: Draft) => {
    current.current = next;
    state.current.dirty = false;
    setSavedDraft(next);
    latest.current.onSaved(next);
  }, []);
  const rebase = useCallback(
    (base: DraftBase) => {
      const { queued, ...draft } = current.current;
      current.current = { ...draft, base };
      void save();
    },
    [save],
  );
  const saveAsNew = useCallback(async (): Promise<Draft> => {
    const { queued, ...old } = await save();
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
