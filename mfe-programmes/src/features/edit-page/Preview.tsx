import type { Language } from '@adp/shared-ui/languages';
import { Button } from '@adp/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';
import { PreviewContent } from './PreviewContent';

interface PreviewProps {
  readonly lang: Language;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Preview({ lang, onClose, children }: PreviewProps) {
  const text = useText();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['status']}>
          <h2 ref={head} className={styles['sideTitle']} tabIndex={-1}>
            {text('edit.preview.title')}
          </h2>
          <p className={styles['sideNote']}>{text('edit.preview.links')}</p>
        </div>
        <Button onClick={onClose}>{text('edit.preview.close')}</Button>
      </div>
      <PreviewContent lang={lang}>{children}</PreviewContent>
    </>
  );
}
