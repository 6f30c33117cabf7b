import { Button } from '@adp/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';

export function Preview({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const text = useText();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <div className={styles['bar']}>
        <h2 ref={head} className={styles['status']} tabIndex={-1}>
          {text('edit.preview.title')}
        </h2>
        <Button onClick={onClose}>{text('edit.preview.close')}</Button>
      </div>
      {children}
    </>
  );
}
