import { PageHead as Head } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './PageHead.module.css';

export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const text = useText();
  return (
    <div className={styles['head']}>
      <Head title={title} site={text('site')}>
        {children}
      </Head>
    </div>
  );
}
