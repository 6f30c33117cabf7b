import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';

/** The page has no text in this language: what the form begins from, and why nothing was published. */
export function FirstNote({ refusals }: { readonly refusals: number }) {
  const text = useText();
  const refusal = useRef<HTMLParagraphElement>(null);
  // The button is in view wherever the editor is in the form; its answer is not.
  useEffect(() => refusal.current?.focus(), [refusals]);
  return (
    <div className={styles['note']}>
      <h2 className={styles['noteTitle']}>{text('edit.first')}</h2>
      <p>{text('edit.first.why')}</p>
      {refusals > 0 ? (
        <p ref={refusal} tabIndex={-1} role="alert">
          {text('edit.first.refused')}
        </p>
      ) : null}
    </div>
  );
}
