import type { TextCopy } from '@adp/shared-data/programme-page';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageRows } from '../../components/PageRows';
import aboutTexts from '../../messages/about-en.json';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { TextPage } from './TextPage';
import styles from './TextPage.module.css';
import { TranslatedPage } from './TranslatedPage';

const sections = ['what-it-is', 'who-it-is-for', 'how-facts-are-checked', 'independence', 'how-it-is-made'];

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
  return (
    <TranslatedPage name="about" sections={sections}>
      <MoreAbout after={sections.length} />
    </TranslatedPage>
  );
}

/** /about with its texts. What editors begin with is apart: the same words in English weigh as much as those in another language. */
export async function aboutPage() {
  await addTexts(aboutTexts);
  return {
    loadWritten: async () => (await import(/* webpackChunkName: "about-written" */ '../../content/en/about')).about,
    unpublished: <TranslatedAbout />,
    show: (copy: TextCopy) => <AboutPage copy={copy} />,
  };
}
