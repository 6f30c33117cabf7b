import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useWide } from '../../components/useWide';
import type { Draft } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { soundValues } from '../../lib/forms/values';
import { ConflictNotice } from './ConflictNotice';
import { Faults } from './Faults';
import { KeptLine } from './KeptLine';
import { OtherDrafts } from './OtherDrafts';
import { PreviewPanel } from './PreviewPanel';
import { Sections } from './Sections';
import { useText } from '../../text';
import type { StoredItem } from './StoredItem';
import { SubmitBar } from './SubmitBar';
import { useConflict } from './useConflict';
import { useFaults } from './useFaults';
import { useKeptDraft } from './useKeptDraft';
import { useSubmit } from './useSubmit';
import styles from './Write.module.css';

interface EditorProps {
  /** As it was when the form opened: from then on the form holds the text. */
  readonly draft: Draft;
  readonly stored: StoredItem | undefined;
  readonly uid: string | null;
  readonly onKept: (draft: Draft) => void;
  readonly onMoved: (key: string) => void;
}

/** The form of one text, what the device keeps of it, and what becomes of it. */
export function Editor({ draft, stored, uid, onKept, onMoved }: EditorProps) {
  const { kind, itemId } = draft;
  const [defaultValues] = useState(() => soundValues(kind, draft.values));
  const form = useForm<FormValues>({ defaultValues });
  const keeper = useKeptDraft({ form, draft, uid, onKept, onMoved });
  const published = keeper.draft.base?.status === 'published';
  const conflict = useConflict({ draft, stored, form, keeper });
  const faults = useFaults({ kind, form, published });
  const submit = useSubmit({ keeper, faults, conflict, uid });
  const text = useText();
  const wide = useWide();
  const preview = <PreviewPanel kind={kind} itemId={itemId} />;
  return (
    <FormProvider {...form}>
      <OtherDrafts draft={draft} uid={uid} />
      <div className={styles['columns']}>
        <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
          <Faults faults={faults} submit={submit} />
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
          <div className={styles['sections']} inert={submit.busy}>
            <Sections kind={kind} itemId={itemId} faults={faults.shown} />
          </div>
          {wide ? null : preview}
          {published ? null : <p className={styles['why']}>{text('write.saveDraft.why')}</p>}
          <SubmitBar base={keeper.draft.base} draft={keeper.draft.key} submit={submit}>
            <KeptLine keeper={keeper} />
          </SubmitBar>
        </form>
        {wide ? preview : null}
      </div>
    </FormProvider>
  );
}
