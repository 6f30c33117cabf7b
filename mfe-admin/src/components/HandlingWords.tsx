import type { Handling } from '@adp/shared-data/review';
import { isolate } from '@adp/shared-ui/format';
import { useText } from '../text';
import list from './List.module.css';

interface HandlingWordsProps {
  /** The current reviewer. */
  readonly uid: string;
  readonly handling: Handling;
}

/** The assignee and the note for other reviewers. */
export function HandlingWords({ uid, handling: { assignedTo, assignedName = '', note } }: HandlingWordsProps) {
  const text = useText();
  return (
    <>
      {assignedTo ? (
        <p className={list['quiet']}>
          {assignedTo === uid
            ? text('handling.assignedMe')
            : text('handling.assigned', { name: isolate(assignedName) })}
        </p>
      ) : null}
      {note ? <p className={list['written']}>{text('handling.note', { note: isolate(note) })}</p> : null}
    </>
  );
}
