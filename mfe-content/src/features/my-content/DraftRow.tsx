import { useText } from '../../text';
import type { Draft } from '../../lib/drafts/Draft';
import { getText } from '../../lib/forms/toFormValues';
import { DraftActions } from './DraftActions';
import { DraftState } from './DraftState';
import { getDraftError } from './draftError';
import styles from './Row.module.css';
import { getTitle, type StatusMessage } from './statusMessage';
import { useSending } from './useSending';
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
