import { holdUnsaved } from '@adp/app-contract';
import { type ProgrammePageKey, type ProgrammeState, toProgrammePageId } from '@adp/shared-data';
import type { MemberError } from '@adp/shared-store';
import { clearDraft, readDraft, useDraftAutosave } from '@adp/shared-ui/drafts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldValues } from 'react-hook-form';
import {
  useLazyGetProgrammeStateQuery,
  usePublishProgrammePageMutation,
  useSaveProgrammeDraftMutation,
} from '../../store/programmeApi';
import { createResolver, toContent, toForm, type ContentForm } from './contentForm';

/** A pause in typing after which the draft is saved in the account, in milliseconds. */
const pause = 2_000;

const isForm = (values: unknown): values is ContentForm => typeof values === 'object' && values !== null;

/** What the form begins from, and what the next save expects. */
interface Base {
  readonly revision: number;
  /** Of the draft in the account; null where there is none. */
  readonly draftVersion: string | null;
  readonly publishAt?: Date | undefined;
}

const toBase = ({ page, draft }: ProgrammeState): Base => ({
  revision: page?.item.revision ?? 0,
  draftVersion: draft?.version ?? null,
  publishAt: draft?.item.publishAt,
});
const toVersion = ({ revision, draftVersion }: Base) => `${revision} ${draftVersion ?? ''}`;

interface PageEditorOptions {
  readonly editorKey: ProgrammePageKey;
  readonly uid: string;
  readonly state: ProgrammeState;
  /** The app's own copy, where nothing is published. */
  readonly written: object;
}

export type SaveState = 'none' | 'saving' | 'saved' | 'published' | 'scheduled' | MemberError['code'];

/** The form of a page: what is published, what is typed, and its draft on this device and in the account. */
export function usePageEditor({ editorKey: key, uid, state, written }: PageEditorOptions) {
  const page = key.programme;
  const formName = `programme.${toProgrammePageId(key)}`;
  const [device] = useState(() => readDraft(uid, formName, isForm));
  const [saved, setSaved] = useState<ContentForm>(() =>
    toForm(page, state.draft?.item.content ?? state.page?.item.content ?? written),
  );
  const [base, setBase] = useState(() => toBase(state));
  // What is typed belongs to another draft, or revision, than there is now.
  const isOutdated =
    (device !== undefined && device.version !== toVersion(toBase(state))) ||
    (state.draft !== null && state.draft.item.revision !== toBase(state).revision);
  const [newer, setNewer] = useState<ProgrammeState | undefined>(isOutdated ? state : undefined);
  const [status, setStatus] = useState<SaveState>('none');
  const form = useForm<FieldValues>({
    defaultValues: device?.values ?? saved,
    resolver: createResolver(page),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as ContentForm;
  const isUnsaved = JSON.stringify(toContent(page, values)) !== JSON.stringify(toContent(page, saved));
  const isOnDevice = useDraftAutosave({ uid, form: formName, values, version: toVersion(base), enabled: isUnsaved });
  const [saveDraft] = useSaveProgrammeDraftMutation();
  const [publish] = usePublishProgrammePageMutation();
  const [read] = useLazyGetProgrammeStateQuery();

  useEffect(() => (isUnsaved ? holdUnsaved('mfe_programmes') : undefined), [isUnsaved]);

  // One after the other: each save expects the version that the one before has made.
  const latest = useRef({ base, values, isBlocked: newer !== undefined });
  useEffect(() => {
    latest.current = { base, values, isBlocked: newer !== undefined };
  });
  const queue = useRef(Promise.resolve());
  const enqueue = useCallback((work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
    return queue.current;
  }, []);
  const moveTo = useCallback((next: Base) => {
    latest.current = { ...latest.current, base: next };
    setBase(next);
  }, []);
  const onFailure = useCallback(
    async ({ code }: MemberError) => {
      if (code === 'conflict')
        setNewer(
          await read(key)
            .unwrap()
            .catch(() => undefined),
        );
      setStatus(code);
    },
    [key, read],
  );

  const saveNow = useCallback(
    (publishAt?: Date) =>
      enqueue(async () => {
        const { base: before, values: typed, isBlocked } = latest.current;
        if (isBlocked) return;
        setStatus('saving');
        const change = { key, uid, content: toContent(page, typed), revision: before.revision };
        const { data: version, error } = await saveDraft({ ...change, version: before.draftVersion, publishAt });
        if (error) return onFailure(error as MemberError);
        if (version !== undefined) moveTo({ ...before, draftVersion: version, publishAt });
        setSaved(typed);
        clearDraft(uid, formName);
        setStatus(publishAt ? 'scheduled' : 'saved');
      }),
    [enqueue, formName, key, moveTo, onFailure, page, saveDraft, uid],
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void saveNow(), pause);
    return () => clearTimeout(timer);
  }, [values, isUnsaved, saveNow]);

  /** Publishes content as the next revision, and shows it in the form. */
  const publishContent = (content: unknown) =>
    enqueue(async () => {
      const { base: before } = latest.current;
      setStatus('saving');
      // The resolver, or the publication before, has checked it; the writer does again.
      const checked = content as Parameters<typeof publish>[0]['content'];
      const publication = { key, uid, content: checked, revision: before.revision };
      const { error } = await publish({ ...publication, hasDraft: before.draftVersion !== null });
      if (error) return onFailure(error as MemberError);
      const shown = toForm(page, content);
      moveTo({ revision: before.revision + 1, draftVersion: null });
      setSaved(shown);
      form.reset(shown, { keepSubmitCount: true });
      clearDraft(uid, formName);
      setStatus('published');
    });

  return {
    ...{ form, values, base, newer, status, isUnsaved, isOnDevice, publishContent },
    isRestored: device !== undefined,
    publish: () => form.handleSubmit((typed) => publishContent(toContent(page, typed)))(),
    schedule: (publishAt: Date) => form.handleSubmit(() => saveNow(publishAt))(),
    unschedule: () => saveNow(),
    retry: () => saveNow(),
    /** After a conflict: what is typed, on top of what is newer. */
    chooseTyped: () => {
      if (newer) moveTo(toBase(newer));
      latest.current = { ...latest.current, isBlocked: false };
      setNewer(undefined);
      void saveNow();
    },
    /** After a conflict: what is newer. */
    chooseNewer: () => {
      if (!newer) return;
      const next = toForm(page, newer.draft?.item.content ?? newer.page?.item.content ?? written);
      clearDraft(uid, formName);
      moveTo(toBase(newer));
      setSaved(next);
      form.reset(next);
      setNewer(undefined);
      setStatus('none');
    },
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;
