import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly detail?: string;
}

/** Notice that replaces a page that cannot be shown: a heading, the reason, and actions. */
export function Notice({ title, children, actions, detail }: NoticeProps) {
  return (
    <section className={styles['notice']}>
      <h1>{title}</h1>
      <div className={styles['body']}>{children}</div>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
      {detail ? <p className={styles['detail']}>{detail}</p> : null}
    </section>
  );
}
