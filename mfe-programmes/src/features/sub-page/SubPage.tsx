import { PageTitle } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import type { Programme } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { CopyLanguageNote } from '../../components/CopyLanguageNote';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageBand } from '../../components/PageBand';
import { SourceList } from '../../components/SourceList';
import { SourceMarks } from '../../components/SourceMarks';
import { numberSources, SourcesProvider } from '../../components/SourcesContext';
import { toHeading } from '../../lib/toHeading';
import type { ProgrammeEntry } from '../../programmes';
import { useText } from '../../text';
import styles from './SubPage.module.css';

export function SubPage({ entry, programme }: { entry: ProgrammeEntry; programme: Programme }) {
  const text = useText();
  const copy = useCopy();
  const { subPage } = programme;
  if (!subPage) throw new Error(`${entry.path} has no sub-page in its copy`);
  const { title: heading, isCopy } = toHeading(subPage.title, text);
  const cited = [subPage.intro, ...subPage.items].flatMap(({ sources }) => sources);

  return (
    <SourcesProvider value={numberSources(programme.sources, cited)}>
      <PageTitle page={`${programme.acronym} – ${heading}`} site={text('site')} />
      <PageBand>
        <Link className={styles['back']} to={entry.path}>
          {text('subPage.back', { programme: programme.acronym })}
        </Link>
        <h1 className={styles['title']} {...(isCopy && copy)}>
          {heading}
        </h1>
        <p className={styles['intro']} {...copy}>
          <span>{`${subPage.intro.text} `}</span>
          <SourceMarks ids={subPage.intro.sources} />
        </p>
        <CopyLanguageNote />
      </PageBand>
      <div className={styles['content']}>
        <ol className={styles['items']}>
          {subPage.items.map(({ title, detail, sources }, index) => (
            <li key={index} className={styles['item']}>
              <span className={styles['number']} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className={styles['words']}>
                <h2 className={styles['itemTitle']} {...copy}>
                  {title}
                </h2>
                <p className={styles['detail']} {...copy}>
                  {detail === undefined ? null : <span>{`${detail} `}</span>}
                  <SourceMarks ids={sources} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <NumberedSection id="sources" title={text('programme.sources')}>
          <SourceList />
        </NumberedSection>
        <NumberedSection id="others" title={text('programme.others')}>
          <OtherProgrammes except={entry.path} />
        </NumberedSection>
      </div>
    </SourcesProvider>
  );
}
