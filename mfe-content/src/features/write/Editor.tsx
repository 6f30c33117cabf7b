import { holdUnsaved } from '@adp/app-contract';
import { skipToken } from '@adp/shared-store';
import { useLoaded } from '@adp/shared-ui';
import { useDraftSession } from '@adp/shared-ui/drafts';
import { Fields } from '@adp/shared-ui/forms';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { loadForWorker } from '../../api/outbox/loadForWorker';
import type { ItemState } from '../../api/readItemState';
import type { StoredItem } from '../../api/readMyItem';
import { useWide } from '../../components/useBrowser';
import type { Kind } from '../../lib/kinds';
import { useGetItemStateQuery } from '../../store/memberApi';
import { useText } from '../../text';
// Import this before the other components, so that the form loads its style sheets in the same order as the page.
import { HistoryPanel } from './HistoryPanel';
import { ConflictNotice } from './ConflictNotice';
import { ErrorNotice } from './ErrorNotice';
import { SaveStatus } from './SaveStatus';
import { OtherDrafts } from './OtherDrafts';
import { PreviewPanel } from './PreviewPanel';
import { FormContents, FormSections } from './FormSections';
import { StateNotice } from './StateNotice';
import { SubmitBar } from './SubmitBar';
import type { ItemDraft } from './ItemDraft';
import { usePublishing } from './usePublishing';
import { useSubmit } from './useSubmit';
import { useWriteForm } from './useWriteForm';
import styles from './Write.module.css';

/** Loads the link to translations separately, because new items have none. */
const loadTranslations = async () =>
  (await import(/* webpackChunkName: "write-translations" */ './translate/Translations')).loadTranslations();

export function Editor({ session, uid }: { readonly session: ItemDraft; readonly uid: string | null }) {
  const text = useText();
  const state = useDraftSession(session);
  const { stored } = session;
  const { draft } = state;
  const { kind, itemId } = draft;
  const writeForm = useWriteForm(draft);
  const { form, errors } = writeForm;
  useEffect(() => session.attach(form), [session, form]);
  const isSaved = state.saved !== undefined;
  useEffect(() => (isSaved ? holdUnsaved('mfe_content') : undefined), [isSaved]);
  const isWriting = uid !== null && isSaved;
  useEffect(() => {
    // Load the code that hands drafts to the service worker now, because the network may be down when the text is sent.
    if (isWriting) void loadForWorker().catch(() => undefined);
  }, [isWriting]);
  const status = draft.base?.status;
  const publishing = usePublishing(uid);
  const itemState = useItemState(kind, stored);
  const publishAt = itemState !== 'failed' ? itemState?.publishAt : undefined;
  const submit = useSubmit({ ...writeForm, session, state });
  const { part: Translations } = useLoaded(loadTranslations, stored !== undefined);
  const wide = useWide();
  const preview = <PreviewPanel kind={kind} itemId={itemId} />;
  return (
    <FormProvider {...form}>
      <OtherDrafts draft={draft} uid={uid} />
      <FormContents kind={kind} />
      <div className={styles['columns']}>
        <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
          <StateNotice status={status} state={itemState} publishing={publishing} />
          <ErrorNotice errors={errors} submit={submit} />
          {state.newer ? (
            <ConflictNotice kind={kind} session={session} newer={state.newer} attempt={submit.attempt} />
          ) : null}
          <Fields className={styles['sections']} isSending={submit.isSubmitting}>
            <FormSections kind={kind} itemId={itemId} errors={errors} />
          </Fields>
          {wide ? null : preview}
          {stored && Translations ? <Translations kind={kind} item={stored.item} /> : null}
          {stored ? <HistoryPanel item={stored.item} form={form} session={session} /> : null}
          {status && status !== 'draft' && status !== 'archived' ? null : (
            <p className={styles['why']}>{text('write.saveDraft.why')}</p>
          )}
          <SubmitBar draft={draft} submit={submit} publishing={publishing} publishAt={publishAt}>
            <SaveStatus state={state} />
          </SubmitBar>
        </form>
        {wide ? preview : null}
      </div>
    </FormProvider>
  );
}

/** Returns undefined while loading, and `failed` after an error. */
function useItemState(kind: Kind, stored: StoredItem | undefined): ItemState | 'failed' | undefined {
  const { id, status } = stored?.item ?? {};
  const hasState = status === 'returned' || status === 'scheduled';
  const { currentData, isError } = useGetItemStateQuery(
    id !== undefined && hasState ? { kind, id, status } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return isError ? 'failed' : currentData;
}
