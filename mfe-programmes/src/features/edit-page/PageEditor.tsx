import type { ProgrammeContent, ProgrammePageId, ProgrammePageKey } from '@adp/shared-data/programme-page';
import type { ProgrammeState } from '@adp/shared-data/writer';
import { Button, useMedia } from '@adp/shared-ui';
import { ErrorSummary, Fields, type FormError } from '@adp/shared-ui/forms';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useText } from '../../text';
import { ConflictNotice } from './ConflictNotice';
import { toPreview } from './contentForm';
import styles from './Editor.module.css';
import { FirstNote } from './FirstNote';
import { FormPanels } from './FormPanels';
import { History } from './History';
import { Outline } from './Outline';
import { PlanForm } from './PlanForm';
import { Preview } from './Preview';
import { SaveStatus } from './SaveStatus';
import { SidePreview } from './SidePreview';
import { UnreadableNote } from './UnreadableNote';
import { useErrorWords } from './useErrorText';
import { useOpenPanel } from './useOpenPanel';
import { usePageEditor, type PageEditorState } from './usePageEditor';
import { usePanels } from './usePanels';
import { usePathLabel } from './usePathLabel';
import { useShowErrors } from './useShowErrors';

interface PageEditorProps {
  readonly editorKey: ProgrammePageKey;
  readonly uid: string;
  readonly name: string;
  readonly state: ProgrammeState;
  readonly written: object;
  readonly show: (content: ProgrammeContent) => ReactNode;
}

export function PageEditor({ name, show, ...options }: PageEditorProps) {
  const text = useText();
  const editor = usePageEditor(options);
  const { form, newer, status, target, values } = editor;
  const { editorKey: key } = options;
  const { programme } = key;
  const [shown, setShown] = useState<ProgrammeContent>();
  const previewButton = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (!shown && wasShown.current) previewButton.current?.focus();
    wasShown.current = shown !== undefined;
  }, [shown]);
  const hasSidePreview = useMedia('(min-width: 90rem)');
  const errors = useFormErrors(programme, editor);
  const errorFields = errors.flatMap(({ field }) => field ?? []);
  const panels = usePanels(programme, { values, stored: editor.draft.stored, errors: errorFields });
  const openState = useOpenPanel(programme);
  useShowErrors(panels, form.formState.submitCount, openState);
  // Keep the buttons enabled while a draft is being saved, because a publication waits for the draft.
  const isPublishing = status === 'saving' && target === 'published';
  const isSending = isPublishing || form.formState.isSubmitting;
  const isPending = isSending || newer !== undefined;

  if (shown)
    return (
      <Preview lang={key.lang} onClose={() => setShown(undefined)}>
        {show(shown)}
      </Preview>
    );
  return (
    <FormProvider {...form}>
      <div className={styles['bar']}>
        <SaveStatus editor={editor} />
        <div className={styles['buttons']}>
          {hasSidePreview ? null : (
            <Button secondary ref={previewButton} onClick={() => setShown(toPreview(programme, form.getValues()))}>
              {text('edit.preview')}
            </Button>
          )}
          <Button aria-disabled={isPending} onClick={() => !isPending && void editor.publish()}>
            {text('edit.publish')}
          </Button>
        </div>
      </div>
      <div className={styles['columns']}>
        <Outline panels={panels} {...openState} />
        <div className={styles['main']}>
          <ErrorSummary title={text('edit.errors')} errors={errors} attempt={form.formState.submitCount} />
          {editor.base.isUnreadable ? <UnreadableNote state={options.state} /> : null}
          {editor.isFirst ? <FirstNote refusals={editor.refusals} /> : null}
          {newer ? (
            <ConflictNotice
              newer={newer}
              onChooseTyped={editor.chooseTyped}
              onChooseNewer={editor.chooseNewer}
              onShow={(content) => setShown(toPreview(programme, content))}
              page={programme}
            />
          ) : null}
          {status === 'sent' && target === 'published' ? (
            <div className={styles['done']}>
              <p>{text('edit.published', { revision: String(editor.base.revision) })}</p>
              <Link className={styles['link']} to={`/${programme}`}>
                {text('edit.see')}
              </Link>
            </div>
          ) : null}
          <form noValidate aria-label={text('edit.form', { name })}>
            <Fields className={styles['form']} isSending={isSending}>
              <FormPanels page={programme} panels={panels} {...openState} />
            </Fields>
          </form>
          <PlanForm editor={editor} />
          <History
            editorKey={key}
            uid={options.uid}
            revision={editor.base.revision}
            onShow={setShown}
            onRestore={editor.publishContent}
          />
        </div>
        {hasSidePreview ? <SidePreview editorKey={key} values={values} show={show} /> : null}
      </div>
    </FormProvider>
  );
}

function useFormErrors(page: ProgrammePageId, { form }: PageEditorState): readonly FormError[] {
  const text = useText();
  const toWords = useErrorWords();
  const toLabel = usePathLabel(page);
  return flatten(form.formState.errors, []).map(({ field, code }) => {
    const label = toLabel(field);
    return { field, text: label ? text('edit.error.at', { place: label, error: toWords(code) }) : toWords(code) };
  });
}

function flatten(errors: object, at: readonly string[]): readonly { readonly field: string; readonly code: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const code: unknown = Reflect.get(error, 'type');
    const path = name === 'root' ? at : [...at, name];
    return typeof code === 'string' ? [{ field: path.join('.'), code }] : flatten(error, path);
  });
}
