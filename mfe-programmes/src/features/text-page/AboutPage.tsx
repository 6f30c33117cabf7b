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
import { TranslatedPage } from './TranslatedPage';

/** What follows the page's words, whoever has written those. */
function MoreAbout({ after }: { readonly after: number }) {
  const text = useText();
  return (
    <>
      <NumberedSection id="programmes" number={after + 1} title={text('about.programmes')}>
        <OtherProgrammes />
      </NumberedSection>
      <NumberedSection id="open-data" number={after + 2} title={text('about.openData')}>
        <PageRows rows={[{ to: paths.openData, title: text('about.openData.link') }]} />
      </NumberedSection>
      <NumberedSection id="languages" number={after + 3} title={text('about.languages')}>
        <div className={styles['paragraphs']}>
          <p>{text('about.languages.review')}</p>
          <p>{text('about.languages.report')}</p>
        </div>
      </NumberedSection>
    </>
  );
}

/** What this site is, for whom, and how its facts are checked: as editors have written it. */
function AboutPage({ copy }: { readonly copy: TextCopy }) {
  return (
    <TextPage copy={copy}>
      <MoreAbout after={copy.sections.length} />
    </TextPage>
  );
}

/** The same as it came with the site, in the language of the page. */
function TranslatedAbout() {
  const sections = about.sections.map(({ id }) => id);
  return (
    <TranslatedPage name="about" sections={sections}>
      <MoreAbout after={sections.length} />
    </TranslatedPage>
  );
}

/** /about with its texts and its own copy. */
export async function aboutPage() {
  await addTexts(aboutTexts);
  return {
    written: about,
    unpublished: <TranslatedAbout />,
    show: (copy: TextCopy) => <AboutPage copy={copy} />,
  };
}
