import { currentLocale, formatLocale, useOnline } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../../text';
import type { DraftErrorCode } from './draftError';
import styles from './Row.module.css';

interface DraftStateProps {
  readonly error: DraftErrorCode | undefined;
  readonly sending: { readonly sent: number | undefined } | undefined;
  readonly member: boolean;
}

/** The state of a queued draft: being sent, waiting, or failed with an error that the member must resolve. */
export function DraftState({ error, sending, member }: DraftStateProps) {
  const text = useText();
  const online = useOnline();
  if (sending) {
    const { sent } = sending;
    return (
      <p className={styles['state']} data-state="sending">
        {sent === undefined ? text('myContent.sending') : text('myContent.sending.part', { part: percent(sent) })}
      </p>
    );
  }
  if (error !== undefined) {
    const id = `myContent.failed.${error}`;
    return (
      <p className={styles['state']} data-state="failed">
        {text(isMessageId(id) ? id : 'myContent.failed.other')}
      </p>
    );
  }
  const waits = !online
    ? 'myContent.queued.offline'
    : member
      ? 'myContent.queued.online'
      : 'myContent.queued.signedOut';
  return (
    <p className={styles['state']} data-state="queued">
      {text(waits)}
    </p>
  );
}

function percent(part: number): string {
  return numberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(part);
}
