import { PageTitle } from '@adp/shared-ui';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageBand } from '../../components/PageBand';
import { PageRows } from '../../components/PageRows';
import { SourceList } from '../../components/SourceList';
import { SourceMarks } from '../../components/SourceMarks';
import { numberSources, SourcesProvider } from '../../components/SourcesContext';
import { Statements } from '../../components/Statements';
import type { Programme } from '../../content/schema';
import type { ProgrammeEntry } from '../../programmes';
import { useText } from '../../text';
import styles from './ProgrammePage.module.css';
import { Publications } from './Publications';
import { Timeline } from './Timeline';

/** A programme's page: its name very large, its purpose, statements, milestones, publications, gaps and sources. */
export function ProgrammePage({ entry, programme }: { entry: ProgrammeEntry; programme: Programme }) {
  const text = useText();
  const sections = listSections(programme, entry);
  const numberOf = (id: string) => sections.indexOf(id) + 1;

  return (
    <SourcesProvider value={numberSources(programme.sources, citedBy(programme))}>
      <PageTitle page={programme.acronym} site={text('site')} />
      <PageBand>
        <h1 className={styles['title']}>
          <span className={programme.acronym.length > 6 ? styles['acronymLong'] : styles['acronym']}>
            {programme.acronym}
          </span>{' '}
          {programme.name === programme.acronym ? null : <span className={styles['name']}>{programme.name}</span>}
        </h1>
        <p className={styles['purpose']}>
          {programme.purpose.text} <SourceMarks ids={programme.purpose.sources} />
        </p>
      </PageBand>
      <div className={styles['content']}>
        {programme.sections.map(({ id, title, statements }) => (
          <NumberedSection key={id} id={id} number={numberOf(id)} title={title}>
            <Statements statements={statements} />
          </NumberedSection>
        ))}
        {entry.subPage ? (
          <NumberedSection id="more" number={numberOf('more')} title={text('programme.more')}>
            <PageRows rows={[{ to: entry.subPage.path, title: text(entry.subPage.label) }]} />
          </NumberedSection>
        ) : null}
        {programme.milestones.length > 0 ? (
          <NumberedSection id="milestones" number={numberOf('milestones')} title={text('programme.timeline')}>
            <Timeline milestones={programme.milestones} />
          </NumberedSection>
        ) : null}
        {programme.publications.length > 0 ? (
          <NumberedSection id="publications" number={numberOf('publications')} title={text('programme.publications')}>
            <Publications publications={programme.publications} />
          </NumberedSection>
        ) : null}
        {programme.gaps.length > 0 ? (
          <NumberedSection id="gaps" number={numberOf('gaps')} title={text('programme.gaps')}>
            <p className={styles['gapsIntro']}>{text('programme.gaps.intro')}</p>
            <ul className={styles['gaps']}>
              {programme.gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </NumberedSection>
        ) : null}
        <NumberedSection id="sources" number={numberOf('sources')} title={text('programme.sources')}>
          <SourceList />
        </NumberedSection>
        <NumberedSection id="others" number={numberOf('others')} title={text('programme.others')}>
          <OtherProgrammes except={entry.path} />
        </NumberedSection>
      </div>
    </SourcesProvider>
  );
}

/** The ids of the page's sections in their order; a section's number is its place. */
function listSections(programme: Programme, entry: ProgrammeEntry): readonly string[] {
  return [
    ...programme.sections.map(({ id }) => id),
    ...(entry.subPage ? ['more'] : []),
    ...(programme.milestones.length > 0 ? ['milestones'] : []),
    ...(programme.publications.length > 0 ? ['publications'] : []),
    ...(programme.gaps.length > 0 ? ['gaps'] : []),
    'sources',
    'others',
  ];
}

function citedBy({ purpose, sections, milestones, publications }: Programme): string[] {
  const statements = sections.flatMap((section) => section.statements);
  return [purpose, ...statements, ...milestones, ...publications].flatMap(({ sources }) => sources);
}
