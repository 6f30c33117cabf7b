import type { ProgrammeState } from '@adp/shared-data/writer';
import { useText } from '../../text';
import styles from './Editor.module.css';

export function UnreadableNote({ state: { draft, page } }: { readonly state: ProgrammeState }) {
  const text = useText();
  const written = page
    ? text('edit.unreadable.former', { revision: String(page.revision) })
    : text('edit.unreadable.written');
  return (
    <div className={styles['note']}>
      <h2 className={styles['noteTitle']}>{text('edit.unreadable.title')}</h2>
      <p>{text('edit.unreadable.readers')}</p>
      <p>{draft ? text('edit.unreadable.draft') : written}</p>
    </div>
  );
}
