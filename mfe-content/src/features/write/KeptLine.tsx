import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat, formatDateTime } from '@adp/shared-ui/format';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../lib/forms/FormValues';
import { saveFile } from '../../lib/saveFile';
import { useText } from '../../text';
import { useFieldLabel } from './fields/useFieldLabel';
import { plainTextOf } from './plainTextOf';
import type { KeptDraft } from './useKeptDraft';
import styles from './Write.module.css';

/** Since when the device keeps what stands in the form; where it cannot, another way to keep it. */
export function KeptLine({ keeper: { kept, draft } }: { keeper: KeptDraft }) {
  const text = useText();
  const form = useFormContext<FormValues>();
  const time = timeOf(new Date(draft.savedAt), currentLocale());
  const label = useFieldLabel(draft.kind);
  const nowhere = kept?.where === 'nowhere';
  if (nowhere || kept?.withoutPicture)
    return (
      <div className={styles['note']} role="alert">
        <p>{text(nowhere ? 'write.notKept' : 'write.keptWithoutPicture')}</p>
        {nowhere ? (
          <Button
            quiet
            onClick={() => saveFile(`${draft.key}.txt`, 'text/plain', plainTextOf(draft.kind, form.getValues(), label))}
          >
            {text('write.saveFile')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <>
      <p className={styles['kept']} role="status">
        {draft.rev === 0 ? text('write.willBeKept') : text('write.kept', { time })}
      </p>
      {kept?.forked ? (
        <p className={styles['note']} role="status">
          {text('write.forked')}
        </p>
      ) : null}
    </>
  );
}

/** The hour alone today, which is what counts then. */
function timeOf(at: Date, locale: string): string {
  const today = at.toDateString() === new Date().toDateString();
  return today ? dateFormat(formatLocale(locale), { timeStyle: 'short' }).format(at) : formatDateTime(at);
}
