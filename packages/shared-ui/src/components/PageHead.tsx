import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  readonly title: string;
  /** The name of the site, for the title of the document. */
  readonly site: string;
  /** The purpose of the page. */
  readonly children?: ReactNode;
}

/** The heading of a page for members. */
export function PageHead({ title, site, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <PageTitle page={title} site={site} />
      <h1 className={styles['title']}>{title}</h1>
      {children ? <div className={styles['purpose']}>{children}</div> : null}
    </header>
  );
}
