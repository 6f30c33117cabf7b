import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './Write.module.css';

interface WriteFrameProps {
  readonly title: string;
  readonly kind: Kind;
  readonly children: ReactNode;
}

export function WriteFrame({ title, kind, children }: WriteFrameProps) {
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
