import { PageTitle } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './PageHead.module.css';

export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const text = useText();
  return (
    <header className={styles['head']}>
      <PageTitle page={title} site={text('site')} />
      <h1 className={styles['title']}>{title}</h1>
      {children ? <div className={styles['purpose']}>{children}</div> : null}
    </header>
  );
}
