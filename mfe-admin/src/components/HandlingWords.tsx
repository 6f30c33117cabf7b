import type { Handling } from '@adp/shared-data/review';
import { isolate } from '@adp/shared-ui/format';
import { useText } from '../text';
import list from './List.module.css';

interface HandlingWordsProps {
  readonly uid: string;
  readonly handling: Handling;
}

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
