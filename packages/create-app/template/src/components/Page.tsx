import { PageTitle } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './Page.module.css';

/** Frame of every page of this app: sets the tab's title, and shows the heading and the content in the site's layout. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles['page']}>
      <PageTitle page={title} site={text('site')} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
