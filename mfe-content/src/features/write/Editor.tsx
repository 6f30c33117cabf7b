import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useWide } from '../../components/useWide';
import type { Draft } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { normalizeValues } from '../../lib/forms/toFormValues';
import { ConflictNotice } from './ConflictNotice';
import { ErrorNotice } from './ErrorNotice';
import { SaveStatus } from './SaveStatus';
import { OtherDrafts } from './OtherDrafts';
import { PreviewPanel } from './PreviewPanel';
import { FormSections } from './FormSections';
import { useText } from '../../text';
import type { StoredItem } from '../../api/StoredItem';
import { SubmitBar } from './SubmitBar';
import { useConflict } from './useConflict';
import { useFormErrors } from './useFormErrors';
import { useAutosave } from './useAutosave';
import { useSubmit } from './useSubmit';
import styles from './Write.module.css';

interface EditorProps {
  /** As it was when the form opened: from then on the form holds the text. */
  readonly draft: Draft;
  readonly stored: StoredItem | undefined;
  readonly uid: string | null;
  readonly onSaved: (draft: Draft) => void;
  readonly onMoved: (key: string) => void;
}

/** The form of one text, what the device keeps of it, and what becomes of it. */
export function Editor({ draft, stored, uid, onSaved: onKept, onMoved }: EditorProps) {
  const { kind, itemId } = draft;
  const [defaultValues] = useState(() => normalizeValues(kind, draft.values));
  const form = useForm<FormValues>({ defaultValues });
  const autosave = useAutosave({ form, draft, uid, onSaved: onKept, onMoved });
  const published = autosave.draft.base?.status === 'published';
  const conflict = useConflict({ draft, stored, form, autosave });
  const errors = useFormErrors({ kind, form, published });
  const submit = useSubmit({ autosave, errors, conflict, uid });
  const text = useText();
  const wide = useWide();
  const preview = <PreviewPanel kind={kind} itemId={itemId} />;
  return (
    <FormProvider {...form}>
      <OtherDrafts draft={draft} uid={uid} />
      <div className={styles['columns']}>
        <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
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
          {/* While it is being sent nothing is typed that would not be sent with it. */}
          <div className={styles['sections']} inert={submit.isSubmitting}>
            <FormSections kind={kind} itemId={itemId} errors={errors.shown} />
          </div>
          {wide ? null : preview}
          {published ? null : <p className={styles['why']}>{text('write.saveDraft.why')}</p>}
          <SubmitBar base={autosave.draft.base} draft={autosave.draft.key} submit={submit}>
            <SaveStatus autosave={autosave} />
          </SubmitBar>
        </form>
        {wide ? preview : null}
      </div>
    </FormProvider>
  );
}
