import { PageTitle, WovenBand } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../paths';
import { useText } from '../text';
import styles from './BareLayout.module.css';

export function BareLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles['frame']}>
      <PageTitle page={title} site={text('site')} />
      <header className={styles['head']}>
        <Link className={styles['home']} to={sitePaths.home}>
          {text('site')}
        </Link>
      </header>
      <WovenBand />
      <div className={styles['column']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
