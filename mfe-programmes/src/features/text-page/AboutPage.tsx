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

function AboutPage({ copy }: { readonly copy: TextCopy }) {
  return (
    <TextPage copy={copy}>
      <MoreAbout after={copy.sections.length} />
    </TextPage>
  );
}

function TranslatedAbout() {
  return (
    <TranslatedPage name="about" sections={sections}>
      <MoreAbout after={sections.length} />
    </TranslatedPage>
  );
}

/** Loads the English text for editors in a separate chunk, because it is as large as a translation. */
export async function aboutPage() {
  await addTexts(aboutTexts);
  return {
    loadWritten: async () => (await import(/* webpackChunkName: "about-written" */ '../../content/en/about')).about,
    unpublished: <TranslatedAbout />,
    show: (copy: TextCopy) => <AboutPage copy={copy} />,
  };
}
