import { useText } from '../../text';
import styles from './Editor.module.css';
import { type Entries, entryActions } from './useEntries';

/** Buttons that move or remove an entry. At the ends of a list, they stay focusable, so that no focus is lost. */
export function EntryActions({ list, index }: { readonly list: Entries; readonly index: number }) {
  const text = useText();
  const { canRun, run, toActionId, toName } = list;
  return (
    <div className={styles['actions']}>
      {entryActions.map((action) => (
        <button
          key={action}
          id={toActionId(action, index)}
          type="button"
          className={styles['action']}
          aria-disabled={!canRun(action, index)}
          aria-label={text(`edit.${action}.label`, { name: toName(index) })}
          onClick={() => {
            if (canRun(action, index)) run(action, index);
          }}
        >
          {text(`edit.${action}`)}
        </button>
      ))}
    </div>
  );
}
