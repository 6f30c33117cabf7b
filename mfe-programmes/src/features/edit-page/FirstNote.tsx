import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';

/** Note that the page has no text in this language: what the form starts with, and why it was not published. */
export function FirstNote({ refusals }: { readonly refusals: number }) {
  const text = useText();
  const refusal = useRef<HTMLParagraphElement>(null);
  // The button is always in view, but this message may not be.
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
