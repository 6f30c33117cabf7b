import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat, formatDateTime } from '@adp/shared-ui/format';
import { useFormContext } from 'react-hook-form';
import { saveFile } from '@adp/shared-ui/download';
import type { FormValues } from '../../lib/forms/FormValues';
import { useText } from '../../text';
import type { Field } from '../../lib/forms/Field';
import { getFields } from '../../lib/forms/sections';
import { getList, getText } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import styles from './Write.module.css';
import type { ItemDraftState } from './ItemDraft';
import { useFieldLabel } from './fields/useFieldText';

export function SaveStatus({ state: { saved, draft } }: { readonly state: ItemDraftState }) {
  const text = useText();
  const form = useFormContext<FormValues>();
  const time = formatSavedAt(new Date(draft.savedAt), currentLocale());
  const label = useFieldLabel(draft.kind);
  const nowhere = saved?.where === 'nowhere';
  if (nowhere || saved?.withoutPicture)
    return (
      <div className={styles['note']} role="alert">
        <p>{text(nowhere ? 'write.notSaved' : 'write.savedWithoutPicture')}</p>
        {nowhere ? (
          <Button
            secondary
            onClick={() => saveFile(`${draft.key}.txt`, 'text/plain', toPlainText(draft.kind, form.getValues(), label))}
          >
            {text('write.saveFile')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <>
      <p className={styles['saveStatus']} role="status">
        {draft.rev === 0 ? text('write.willBeSaved') : text('write.saved', { time })}
      </p>
      {saved?.forked ? (
        <p className={styles['note']} role="status">
          {text('write.forked')}
        </p>
      ) : null}
    </>
  );
}

function formatSavedAt(at: Date, locale: string): string {
  const today = at.toDateString() === new Date().toDateString();
  return today ? dateFormat(formatLocale(locale), { timeStyle: 'short' }).format(at) : formatDateTime(at);
}

function toPlainText(kind: Kind, values: FormValues, getLabel: (field: Field) => string): string {
  return getFields(kind)
    .flatMap((field) => {
      const value = values[field.name];
      const text = getList(value).join('\n') || getText(value);
      return text.trim() === '' ? [] : [`${getLabel(field)}\n${text}\n`];
    })
    .join('\n');
}
