import { currentLocale, PageTitle } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { TextCopy } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { CopyLanguageNote } from '../../components/CopyLanguageNote';
import { NumberedSection } from '../../components/NumberedSection';
import { PageIntro } from '../../components/PageIntro';
import { formatDate } from '../../lib/formatDate';
import { useText } from '../../text';
import styles from './TextPage.module.css';

interface TextPageProps {
  readonly copy: TextCopy;
  readonly children?: ReactNode;
}

export function TextPage({ copy: { title, lead, draft, revisedOn, sections }, children }: TextPageProps) {
  const text = useText();
  const inCopy = useCopy();
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <PageIntro title={title} lead={lead}>
        <CopyLanguageNote />
        {revisedOn ? (
          <p className={styles['revised']}>{text('text.revised', { date: formatDate(revisedOn, currentLocale()) })}</p>
        ) : null}
      </PageIntro>
      <div className={styles['content']}>
        {draft ? (
          <p className={styles['draft']} role="note" {...inCopy}>
            {draft}
          </p>
        ) : null}
        {sections.map(({ id, title, paragraphs }, index) => (
          <NumberedSection key={id} id={id} number={index + 1} title={title} isCopy>
            <div className={styles['paragraphs']}>
              {paragraphs.map((paragraph, position) => (
                <p key={position} {...inCopy}>
                  {paragraph}
                </p>
              ))}
            </div>
          </NumberedSection>
        ))}
        {children}
      </div>
    </>
  );
}
