import { currentLocale, formatLocale, useOnline } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../../text';
import type { DraftFault } from './DraftFault';
import styles from './Row.module.css';

interface DraftStateProps {
  readonly fault: DraftFault | undefined;
  readonly sending: { readonly sent: number | undefined } | undefined;
  readonly member: boolean;
}

/** How a draft stands that is to be sent: on its way, waiting, or in need of the member. */
export function DraftState({ fault, sending, member }: DraftStateProps) {
  const text = useText();
  const online = useOnline();
  if (sending) {
    const { sent } = sending;
    return (
      <p className={styles['state']} data-state="sending">
        {sent === undefined ? text('work.sending') : text('work.sending.part', { part: percent(sent) })}
      </p>
    );
  }
  if (fault !== undefined) {
    const id = `work.needs.${fault}`;
    return (
      <p className={styles['state']} data-state="needs">
        {text(isMessageId(id) ? id : 'work.needs.other')}
      </p>
    );
  }
  const waits = !online ? 'work.waits.offline' : member ? 'work.waits.online' : 'work.waits.signedOut';
  return (
    <p className={styles['state']} data-state="waits">
      {text(waits)}
    </p>
  );
}

function percent(part: number): string {
  return numberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(part);
}
