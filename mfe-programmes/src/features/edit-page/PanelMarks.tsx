import { useText } from '../../text';
import styles from './Editor.module.css';
import type { PanelState } from './usePanels';

/** The numbers of a panel's entries and errors, and a mark for changes that are not saved in the account. */
export function PanelMarks({ panel: { details, errorCount, isUnsaved } }: { readonly panel: PanelState }) {
  const text = useText();
  if (details.length === 0 && errorCount === 0 && !isUnsaved) return null;
  return (
    <span className={styles['marks']}>
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      {isUnsaved ? <span className={styles['unsaved']}>{text('edit.panel.unsaved')}</span> : null}
      {errorCount > 0 ? (
        <span className={styles['errorCount']}>{text('edit.panel.errors', { count: errorCount })}</span>
      ) : null}
    </span>
  );
}
