import { useText } from '../../text';
import styles from './Editor.module.css';

/** The page has no text in this language: what the form begins from, and why nothing was published. */
export function FirstNote({ isRefused }: { readonly isRefused: boolean }) {
  const text = useText();
  return (
    <div className={styles['note']}>
      <h2 className={styles['noteTitle']}>{text('edit.first')}</h2>
      <p>{text('edit.first.why')}</p>
      <div role="alert">{isRefused ? <p>{text('edit.first.refused')}</p> : null}</div>
    </div>
  );
}
