import { useText } from '../../text';
import type { Draft } from '../../lib/drafts/Draft';
import { textOf } from '../../lib/forms/values';
import { DraftActs } from './DraftActs';
import { DraftState } from './DraftState';
import { faultOf } from './DraftFault';
import styles from './Row.module.css';
import { titleOf, type Said } from './Said';
import { useSending } from './useSending';
import { When } from './When';

interface DraftRowProps {
  readonly draft: Draft;
  /** A member is signed in, without whom nothing is sent. */
  readonly member: boolean;
  readonly onSay: (said: Said) => void;
}

/** Something written and not sent: what it is, how it stands, and what can be done with it. */
export function DraftRow({ draft, member, onSay }: DraftRowProps) {
  const text = useText();
  const sending = useSending(draft.key);
  const { kind, base, values, savedAt, queued } = draft;
  const title = titleOf(draft);
  return (
    <li className={styles['row']}>
      <p className={styles['label']}>
        <span className={styles['kind']}>{text(`kind.one.${kind}`)}</span>
        <span>{text(`work.is.${base?.status ?? 'new'}`)}</span>
      </p>
      <div className={styles['main']}>
        <h3 className={styles['title']}>
          {title === '' ? (
            text(`work.untitled.${kind}`)
          ) : (
            <span lang={textOf(values['lang'])} dir="auto">
              {title}
            </span>
          )}
        </h3>
        <p className={styles['meta']}>
          <When at={new Date(savedAt)} what="kept" />
        </p>
        {queued ? <DraftState fault={faultOf(draft)} sending={sending} member={member} /> : null}
        <DraftActs draft={draft} sending={sending !== undefined} onSay={onSay} />
      </div>
    </li>
  );
}
