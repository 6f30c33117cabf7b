import type { ReactNode } from 'react';
import { useCopy } from './CopyContext';
import { PageBand } from './PageBand';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The title and the first sentences of a page of text. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  const copy = useCopy();
  return (
    <PageBand>
      <h1 className={styles['title']} {...copy}>
        {title}
      </h1>
      <p className={styles['lead']} {...copy}>
        {lead}
      </p>
      {children}
    </PageBand>
  );
}
