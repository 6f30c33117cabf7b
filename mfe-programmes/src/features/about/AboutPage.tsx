import { PageTitle } from '@adp/shared-ui';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageBand } from '../../components/PageBand';
import type { About } from '../../content/schema';
import { useText } from '../../text';
import styles from './AboutPage.module.css';

/** What this site is, for whom, and how its facts are checked. */
export function AboutPage({ about }: { about: About }) {
  const text = useText();
  return (
    <>
      <PageTitle page={about.title} site={text('site')} />
      <PageBand>
        <h1 className={styles['title']}>{about.title}</h1>
        <p className={styles['lead']}>{about.lead}</p>
      </PageBand>
      <div className={styles['content']}>
        {about.sections.map(({ id, title, paragraphs }, index) => (
          <NumberedSection key={id} id={id} number={index + 1} title={title}>
            <div className={styles['paragraphs']}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </NumberedSection>
        ))}
        <NumberedSection id="programmes" number={about.sections.length + 1} title={text('about.programmes')}>
          <OtherProgrammes />
        </NumberedSection>
      </div>
    </>
  );
}
