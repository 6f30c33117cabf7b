import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';

export function FirstNote({ refusals }: { readonly refusals: number }) {
  const text = useText();
  const refusal = useRef<HTMLParagraphElement>(null);
  // Focus this message, because the publish button is always in view but the message may not be.
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
