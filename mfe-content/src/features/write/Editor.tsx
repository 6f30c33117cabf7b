import { withStore } from '@adp/shared-store';
import { useLoaded } from '@adp/shared-ui';
import { FormProvider } from 'react-hook-form';
import { useWide } from '../../components/useWide';
import type { Draft } from '../../lib/drafts/Draft';
import { store } from '../../store/store';
import { useText } from '../../text';
import type { StoredItem } from '../../api/StoredItem';
// First, so that the style sheets of the form have the same order as those of its page.
import { HistoryPanel } from './HistoryPanel';
import { ConflictNotice } from './ConflictNotice';
import { ErrorNotice } from './ErrorNotice';
import { SaveStatus } from './SaveStatus';
import { OtherDrafts } from './OtherDrafts';
import { PreviewPanel } from './PreviewPanel';
import { FormContents, FormSections } from './FormSections';
import { StateNotice } from './StateNotice';
import { SubmitBar } from './SubmitBar';
import { useConflict } from './useConflict';
import { useAutosave } from './useAutosave';
import { useItemState } from './useItemState';
import { usePublishing } from './usePublishing';
import { useSubmit } from './useSubmit';
import { useWriteForm } from './useWriteForm';
import styles from './Write.module.css';

/** Not for new texts. */
const loadTranslations = async () =>
  (await import(/* webpackChunkName: "write-translations" */ './translate/Translations')).loadTranslations();

interface EditorProps {
  /** The draft when the form opened: from then on the form holds the text. */
  readonly draft: Draft;
  readonly stored: StoredItem | undefined;
  readonly uid: string | null;
  readonly onSaved: (draft: Draft) => void;
  readonly onMoved: (key: string) => void;
}

/** The form of one draft: its fields, its saved state, and sending it. */
export const Editor = withStore(store, function Editor({ draft, stored, uid, onSaved, onMoved }: EditorProps) {
  const { kind, itemId } = draft;
  const writeForm = useWriteForm(draft);
  const { form, errors } = writeForm;
  const autosave = useAutosave({ form, draft, uid, onSaved, onMoved });
  const status = autosave.draft.base?.status;
  const publishing = usePublishing(uid);
  const itemState = useItemState(kind, stored);
  const publishAt = itemState !== 'failed' ? itemState?.publishAt : undefined;
  const conflict = useConflict({ draft, stored, form, autosave });
  const submit = useSubmit({ ...writeForm, autosave, conflict, uid });
  const { part: Translations } = useLoaded(loadTranslations, stored !== undefined);
  const text = useText();
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
          {conflict.newer ? (
            <ConflictNotice
              kind={kind}
              conflict={conflict}
              newer={conflict.newer}
              form={form}
              attempt={submit.attempt}
            />
          ) : null}
          {/* Text typed while it is being sent would not be sent with it. */}
          <div className={styles['sections']} inert={submit.isSubmitting}>
            <FormSections kind={kind} itemId={itemId} errors={errors} />
          </div>
          {wide ? null : preview}
          {stored && Translations ? <Translations kind={kind} item={stored.item} /> : null}
          {stored ? <HistoryPanel item={stored.item} form={form} autosave={autosave} /> : null}
          {status && status !== 'draft' && status !== 'archived' ? null : (
            <p className={styles['why']}>{text('write.saveDraft.why')}</p>
          )}
          <SubmitBar draft={autosave.draft} submit={submit} publishing={publishing} publishAt={publishAt}>
            <SaveStatus autosave={autosave} />
          </SubmitBar>
        </form>
        {wide ? preview : null}
      </div>
    </FormProvider>
  );
});
