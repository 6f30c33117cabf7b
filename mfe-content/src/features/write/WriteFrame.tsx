import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './Write.module.css';

export function WriteFrame({ title, kind, children }: { title: string; kind: Kind; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles['page']}>
      <Link className={styles['up']} to={paths.work}>
        {text('write.up')}
      </Link>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['purpose']}>{text(`write.purpose.${kind}`)}</p>
      </header>
      {children}
    </div>
  );
}

export function Notice({ why, to, children }: { why: string; to: string; children: string }) {
  return (
    <div className={styles['note']}>
      <p>{why}</p>
      <Link className={styles['link']} to={to}>
        {children}
      </Link>
    </div>
  );
}
