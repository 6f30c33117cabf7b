import { holdUnsaved } from '@adp/app-contract';
import { isObject } from '@adp/shared-data/fields';
import { type ProgrammePageId, type ProgrammePageKey, toProgrammePageId } from '@adp/shared-data/programme-page';
import type { ProgrammeState } from '@adp/shared-data/writer';
import type { AppError } from '@adp/shared-auth/app-error';
import { clearDraft, readDraft, useDraftAutosave } from '@adp/shared-ui/drafts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldValues } from 'react-hook-form';
import {
  useLazyGetProgrammeStateQuery,
  usePublishProgrammePageMutation,
  useSaveProgrammeDraftMutation,
} from '../../store/programmeApi';
import { createResolver, toContent, toErrors, toForm, type ContentForm } from './contentForm';

/** A pause in typing after which the draft is saved in the account, in milliseconds. */
const pause = 2_000;

/** What the form begins from, and what the next save expects. */
interface Base {
  readonly revision: number;
  /** Of the draft in the account; null where there is none. */
  readonly draftVersion: string | null;
  /** Whether what is published can no longer be read. */
  readonly isUnreadable: boolean;
  readonly publishAt?: Date | undefined;
}

const toBase = ({ revision, isUnreadable, draft }: ProgrammeState): Base => ({
  revision,
  isUnreadable,
  draftVersion: draft?.version ?? null,
  publishAt: draft?.item.publishAt,
});
const toVersion = ({ revision, draftVersion }: Base) => `${revision} ${draftVersion ?? ''}`;

interface PageEditorOptions {
  readonly editorKey: ProgrammePageKey;
  readonly uid: string;
  readonly state: ProgrammeState;
  /** Where nothing is published: the app's own copy, or in another language the English page. */
  readonly written: object;
}

/** A content's text, in which its maps have one order. */
const toComparable = (page: ProgrammePageId, content: unknown) =>
  JSON.stringify(toContent(page, toForm(page, content)));

export type SaveState = 'none' | 'saving' | 'publishing' | 'saved' | 'published' | 'scheduled' | AppError['code'];

/** The form of a page: what is published, what is typed, and its draft on this device and in the account. */
// eslint-disable-next-line max-lines-per-function -- its callbacks share the state of one draft
export function usePageEditor({ editorKey: key, uid, state, written }: PageEditorOptions) {
  const page = key.programme;
  const formName = `programme.${toProgrammePageId(key)}`;
  const [device] = useState(() => readDraft(uid, formName, isObject));
  const [saved, setSaved] = useState<ContentForm>(() =>
    toForm(page, state.draft?.item.content ?? state.page?.content ?? written),
  );
  const [base, setBase] = useState(() => toBase(state));
  // What is typed belongs to another draft, or revision, than there is now.
  const isOutdated =
    (device !== undefined && device.version !== toVersion(toBase(state))) ||
    (state.draft !== null && state.draft.item.revision !== state.revision);
  const [newer, setNewer] = useState<ProgrammeState | undefined>(isOutdated ? state : undefined);
  const [status, setStatus] = useState<SaveState>('none');
  const [refusals, setRefusals] = useState(0);
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
  // What was sent to be published and got no answer: it may be what is newer.
  const unanswered = useRef(new Set<string>());
  /** Goes on from what this form has published itself, and resolves to that; else says what failed. */
  const goOn = useCallback(
    async ({ code }: AppError): Promise<string | undefined> => {
      const isConflict = code === 'conflict';
      const state = isConflict
        ? await read(key)
            .unwrap()
            .catch(() => undefined)
        : undefined;
      const content = state?.page?.content;
      const published = toComparable(page, content);
      const { revision, draftVersion } = latest.current.base;
      // A draft of a colleague is another text to choose from.
      const isAlone = !state?.draft || state.draft.version === draftVersion;
      const isNext = state?.revision === revision + 1 && !state.isUnreadable;
      if (isNext && isAlone && state.page?.publishedBy === uid && unanswered.current.delete(published)) {
        moveTo(toBase(state));
        setSaved(toForm(page, content));
        return published;
      }
      if (isConflict) setNewer(state);
      setStatus(code);
      return undefined;
    },
    [key, moveTo, page, read, uid],
  );

  const saveNow = useCallback(
    (publishAt?: Date) =>
      enqueue(async () => {
        if (latest.current.isBlocked) return;
        setStatus('saving');
        const { values: typed } = latest.current;
        const content = toContent(page, typed);
        for (;;) {
          const { base: before } = latest.current;
          const change = { key, uid, content, revision: before.revision, version: before.draftVersion };
          const { data: version, error } = await saveDraft({ ...change, publishAt });
          if (version !== undefined) moveTo({ ...before, draftVersion: version, publishAt });
          if (!error) break;
          const published = await goOn(error as AppError);
          if (published === undefined) return;
          if (published === toComparable(page, content)) return setStatus('published');
        }
        setSaved(typed);
        clearDraft(uid, formName);
        setStatus(publishAt ? 'scheduled' : 'saved');
      }),
    [enqueue, formName, goOn, key, moveTo, page, saveDraft, uid],
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void saveNow(), pause);
    return () => clearTimeout(timer);
  }, [values, isUnsaved, saveNow]);

  /** Publishes content as the next revision, and shows it in the form. Resolves to what it failed with. */
  const publishContent = async (content: unknown): Promise<AppError | undefined> => {
    let failure: AppError | undefined;
    await enqueue(async () => {
      setStatus('publishing');
      // The resolver, or the publication before, has checked it; the writer and the action do again.
      const checked = content as Parameters<typeof publish>[0]['content'];
      for (;;) {
        const { revision, draftVersion } = latest.current.base;
        const { error } = await publish({ key, content: checked, revision, draftVersion });
        failure = error as AppError | undefined;
        if (!failure) break;
        if ((await goOn(failure)) !== undefined) continue;
        if (failure.retry) unanswered.current.add(toComparable(page, content));
        return;
      }
      const shown = toForm(page, content);
      unanswered.current.clear();
      moveTo({ revision: latest.current.base.revision + 1, draftVersion: null, isUnreadable: false });
      setSaved(shown);
      form.reset(shown, { keepSubmitCount: true });
      clearDraft(uid, formName);
      setStatus('published');
    });
    return failure;
  };

  /** Publishes what is typed. What the site finds in it, the form has not: its schema may be older. */
  const publishTyped = form.handleSubmit(async (typed) => {
    const failure = await publishContent(toContent(page, typed));
    for (const { field, code } of toErrors(typed, failure?.fields ?? [])) form.setError(field, { type: code });
  });

  // Readers would be told that it is in their language.
  const isFirst = key.lang !== 'en' && base.revision === 0;
  /** Sends what is typed, unless it is the English text that the form of another language begins from. */
  const sendTranslated = async (send: () => Promise<void>) => {
    const isUntranslated = isFirst && JSON.stringify(toContent(page, values)) === toComparable(page, written);
    setRefusals((before) => (isUntranslated ? before + 1 : 0));
    if (!isUntranslated) await send();
  };

  return {
    form,
    values,
    base,
    newer,
    status,
    isUnsaved,
    isOnDevice,
    /** Nothing is published in this language, and how often that was to change with the English text. */
    isFirst,
    refusals,
    publishContent: async (content: unknown) => void (await publishContent(content)),
    isRestored: device !== undefined,
    publish: () => sendTranslated(publishTyped),
    schedule: (publishAt: Date) => sendTranslated(form.handleSubmit(() => saveNow(publishAt))),
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
      const next = toForm(page, newer.draft?.item.content ?? newer.page?.content ?? written);
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
