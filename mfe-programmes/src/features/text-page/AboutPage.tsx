import type { TextCopy } from '@adp/shared-data';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageRows } from '../../components/PageRows';
import { about } from '../../content/en/about';
import aboutTexts from '../../messages/about-en.json';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { TextPage } from './TextPage';
import styles from './TextPage.module.css';

/** What this site is, for whom, and how its facts are checked. */
function AboutPage({ copy }: { readonly copy: TextCopy }) {
  const text = useText();
  return (
    <TextPage copy={copy}>
      <NumberedSection id="programmes" number={copy.sections.length + 1} title={text('about.programmes')}>
        <OtherProgrammes />
      </NumberedSection>
      <NumberedSection id="open-data" number={copy.sections.length + 2} title={text('about.openData')}>
        <PageRows rows={[{ to: paths.openData, title: text('about.openData.link') }]} />
      </NumberedSection>
      <NumberedSection id="languages" number={copy.sections.length + 3} title={text('about.languages')}>
        <div className={styles['paragraphs']}>
          <p>{text('about.languages.review')}</p>
          <p>{text('about.languages.report')}</p>
        </div>
      </NumberedSection>
    </TextPage>
  );
}

/** /about with its texts and its own copy. */
export async function aboutPage() {
  await addTexts(aboutTexts);
  return { written: about, show: (copy: TextCopy) => <AboutPage copy={copy} /> };
}
