import { currentLocale, formatLocale, useOnline } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { useText, isMessageId } from '../../text';
import type { Draft } from '../../lib/drafts/Draft';
import { getText } from '../../lib/forms/toFormValues';
import { useSending } from '../../api/outbox/useOutbox';
import { DraftActions } from './DraftActions';
import { getDraftError, type DraftErrorCode } from './draftError';
import styles from './Row.module.css';
import { getTitle, type StatusMessage } from './statusMessage';
import { RelativeTime } from './RelativeTime';

interface DraftRowProps {
  readonly draft: Draft;
  /** True if a member is signed in. Drafts are sent only for a signed-in member. */
  readonly member: boolean;
  readonly onStatus: (said: StatusMessage) => void;
}

export function DraftRow({ draft, member, onStatus }: DraftRowProps) {
  const text = useText();
  const sending = useSending(draft.key);
  const { kind, base, values, savedAt, queued } = draft;
  const title = getTitle(draft);
  return (
    <li className={styles['row']}>
      <p className={styles['label']}>
        <span className={styles['kind']}>{text(`kind.one.${kind}`)}</span>
        <span>{text(`myContent.draftOf.${base?.status ?? 'new'}`)}</span>
      </p>
      <div className={styles['main']}>
        <h3 className={styles['title']}>
          {title === '' ? (
            text(`myContent.untitled.${kind}`)
          ) : (
            <span lang={getText(values['lang'])} dir="auto">
              {title}
            </span>
          )}
        </h3>
        <p className={styles['meta']}>
          <RelativeTime at={new Date(savedAt)} what="saved" />
        </p>
        {queued ? <DraftState error={getDraftError(draft)} sending={sending} member={member} /> : null}
        <DraftActions draft={draft} sending={sending !== undefined} onStatus={onStatus} />
      </div>
    </li>
  );
}

interface DraftStateProps {
  readonly error: DraftErrorCode | undefined;
  readonly sending: { readonly sent: number | undefined } | undefined;
  readonly member: boolean;
}

/** The state of a queued draft: being sent, waiting, or failed with an error that the member must resolve. */
function DraftState({ error, sending, member }: DraftStateProps) {
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
