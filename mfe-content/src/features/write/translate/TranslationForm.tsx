import { notify } from '@adp/app-contract';
import { Button } from '@adp/shared-ui';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { languageName } from '@adp/shared-ui/format';
import { Fields, SelectField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Translating } from '../../../api/translating';
import { getField } from '../../../lib/forms/sections';
import { itemPathIn } from '../../../paths';
import { useDeleteTranslationMutation } from '../../../store/memberApi';
import { isMessageId, useText } from '../../../text';
import { MarkdownInput } from '../fields/MarkdownInput';
import { TextBlock, TextInput } from '../fields/TextInput';
import styles from './Translate.module.css';
import { useTranslationForm } from './useTranslationForm';

interface TranslationFormProps {
  readonly translating: Translating;
  readonly onDone: () => void;
}

const parts = [
  ['title', TextInput],
  ['summary', TextBlock],
  ['body', MarkdownInput],
] as const;

export function TranslationForm({ translating, onDone }: TranslationFormProps) {
  const text = useText();
  const { kind, item, lang, stored, isEditor } = translating;
  const language = languageName(lang);
  const done = (id: 'translate.saved' | 'translate.deleted') => {
    notify({ type: 'success', text: text(id, { language }), id: `translate-${item.id}` });
    onDone();
  };
  const { form, draft, isOnDevice, save, isSaving, error } = useTranslationForm(translating, () =>
    done('translate.saved'),
  );
  const { errors } = form.formState;
  const failure = error && `translate.error.${error}`;
  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <div role="status">
          {draft ? <p className={styles['note']}>{text('translate.restored')}</p> : null}
          {draft && draft.version !== (stored?.version ?? null) ? (
            <p className={styles['note']}>{text('translate.changed')}</p>
          ) : null}
          {stored && stored.item.sourceRevision < item.revision ? (
            <p className={styles['note']}>{text('translate.older')}</p>
          ) : null}
        </div>
        <Fields className={styles['fields']} isSending={isSaving}>
          {parts.map(([name, Control]) => (
            <div key={name} className={styles['pair']}>
              <section aria-label={text(`translate.original.${name}`)}>
                <p className={styles['label']} aria-hidden="true">
                  {text(`translate.original.${name}`)}
                </p>
                {item[name] === '' ? (
                  <p>{text('translate.original.none')}</p>
                ) : (
                  <div className={styles['words']} lang={item.lang} dir="auto" tabIndex={0}>
                    {item[name]}
                  </div>
                )}
              </section>
              <Control
                kind={kind}
                field={getField(kind, name)}
                lang={lang}
                error={errors[name]?.message}
                getError={noEntries}
              />
            </div>
          ))}
          <div className={styles['how']}>
            <SelectField id="f-how" label={text('translate.how')} {...form.register('how')}>
              <option value="human">{text('translate.how.human')}</option>
              <option value="machine">{text('translate.how.machine')}</option>
              {isEditor ? <option value="reviewed">{text('translate.how.reviewed')}</option> : null}
            </SelectField>
          </div>
        </Fields>
        {failure ? (
          <p className={styles['error']} role="alert">
            {text(isMessageId(failure) ? failure : 'translate.error.other')}
          </p>
        ) : null}
        <p className={styles['note']}>{text(isOnDevice ? 'translate.device' : 'translate.device.none')}</p>
        <div className={styles['buttons']}>
          <Button type="submit" disabled={isSaving}>
            {text(isSaving ? 'translate.saving' : 'translate.save', { language })}
          </Button>
          {stored ? <DeleteButton translating={translating} onDone={() => done('translate.deleted')} /> : null}
          {stored && item.status === 'published' ? (
            <a className={styles['look']} href={itemPathIn(lang, kind, item.id)}>
              {text('translate.look')}
            </a>
          ) : null}
        </div>
      </form>
    </FormProvider>
  );
}

const noEntries = () => undefined;

function DeleteButton({ translating, onDone }: TranslationFormProps) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const [remove, { isLoading, error }] = useDeleteTranslationMutation();
  const language = languageName(translating.lang);
  const confirm = async () => {
    setConfirming(false);
    if (!(await remove(translating)).error) onDone();
  };
  return (
    <>
      <Button secondary disabled={isLoading} onClick={() => setConfirming(true)}>
        {text('translate.delete')}
      </Button>
      {error ? (
        <p className={styles['error']} role="alert">
          {text('translate.error.other')}
        </p>
      ) : null}
      {confirming ? (
        <ConfirmDialog
          title={text('translate.delete.sure', { language })}
          description={text('translate.delete.why')}
          confirmLabel={text('translate.delete.yes')}
          cancelLabel={text('translate.delete.no')}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
