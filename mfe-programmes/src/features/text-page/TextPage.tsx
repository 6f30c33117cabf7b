import { currentLocale, PageTitle } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageBand } from '../../components/PageBand';
import { PageRows } from '../../components/PageRows';
import type { TextCopy } from '@adp/shared-data';
import { formatDate } from '../../lib/formatDate';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './TextPage.module.css';

interface TextPageProps {
  readonly copy: TextCopy;
  /** What follows the sections of the copy. */
  readonly children?: ReactNode;
}

/** A page of text under its title: its sections with their numbers. */
export function TextPage({ copy: { title, lead, draft, revisedOn, sections }, children }: TextPageProps) {
  const text = useText();
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <PageBand>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {revisedOn ? (
          <p className={styles['revised']}>{text('text.revised', { date: formatDate(revisedOn, currentLocale()) })}</p>
        ) : null}
      </PageBand>
      <div className={styles['content']}>
        {draft ? (
          <p className={styles['draft']} role="note">
            {draft}
          </p>
        ) : null}
        {sections.map(({ id, title, paragraphs }, index) => (
          <NumberedSection key={id} id={id} number={index + 1} title={title}>
            <div className={styles['paragraphs']}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </NumberedSection>
        ))}
        {children}
      </div>
    </>
  );
}

/** What this site is, for whom, and how its facts are checked. */
export function AboutPage({ copy }: Pick<TextPageProps, 'copy'>) {
  const text = useText();
  return (
    <TextPage copy={copy}>
      <NumberedSection id="programmes" number={copy.sections.length + 1} title={text('about.programmes')}>
        <OtherProgrammes />
      </NumberedSection>
      <NumberedSection id="open-data" number={copy.sections.length + 2} title={text('about.openData')}>
        <PageRows rows={[{ to: paths.openData, title: text('about.openData.link') }]} />
      </NumberedSection>
    </TextPage>
  );
}
