import { PageTitle, type Text } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { Programme } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { CopyLanguageNote } from '../../components/CopyLanguageNote';
import { NumberedSection } from '../../components/NumberedSection';
import { OtherProgrammes } from '../../components/OtherProgrammes';
import { PageBand } from '../../components/PageBand';
import { PageRows } from '../../components/PageRows';
import { SourceList } from '../../components/SourceList';
import { SourceMarks } from '../../components/SourceMarks';
import { numberSources, SourcesProvider } from '../../components/SourcesContext';
import { Statements } from '../../components/Statements';
import { toHeading } from '../../lib/toHeading';
import { type ProgrammeEntry, toPageId } from '../../programmes';
import { useText, type MessageId } from '../../text';
import { Contents } from './Contents';
import { Gaps } from './Gaps';
import { Milestones } from './Milestones';
import { OnThisSite } from './OnThisSite';
import styles from './ProgrammePage.module.css';
import { Publications } from './Publications';
import { Team } from './Team';

interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly isCopy?: boolean;
  readonly body: ReactNode;
}

export function ProgrammePage({ entry, programme }: { entry: ProgrammeEntry; programme: Programme }) {
  const text = useText();
  const copy = useCopy();
  const sections = listSections(programme, entry, text);

  return (
    <SourcesProvider value={numberSources(programme.sources, citedBy(programme))}>
      <PageTitle page={programme.acronym} site={text('site')} />
      <PageBand>
        <div className={styles['head']}>
          <div>
            <h1 className={styles['title']} {...copy}>
              <span className={programme.acronym.length > 6 ? styles['acronymLong'] : styles['acronym']}>
                {`${programme.acronym} `}
              </span>
              {programme.name === programme.acronym ? null : <span className={styles['name']}>{programme.name}</span>}
            </h1>
            <p className={styles['purpose']} {...copy}>
              <span>{`${programme.purpose.text} `}</span>
              <SourceMarks ids={programme.purpose.sources} />
            </p>
            <CopyLanguageNote />
            <p className={styles['offline']}>
              {/* The shell opens its dialog for this page and the pages that it links to (docs/contracts.md). */}
              <a className={styles['offlineLink']} href="#offline">
                {text('programme.download')}
              </a>
            </p>
          </div>
          <Contents sections={sections} />
        </div>
      </PageBand>
      <div className={styles['content']}>
        {sections.map(({ body, ...section }, index) => (
          <NumberedSection key={section.id} {...section} number={index + 1}>
            {body}
          </NumberedSection>
        ))}
      </div>
    </SourcesProvider>
  );
}

function listSections(programme: Programme, entry: ProgrammeEntry, text: Text<MessageId>): readonly PageSection[] {
  const { sections, milestones, publications, team = [], gaps } = programme;
  const { subPage } = entry;
  return [
    ...sections.map(({ id, title, statements }) => ({
      id,
      ...toHeading(title, text),
      body: <Statements statements={statements} />,
    })),
    ...(subPage
      ? [
          {
            id: 'more',
            title: text('programme.more'),
            body: <PageRows rows={[{ to: subPage.path, title: text(subPage.label) }]} />,
          },
        ]
      : []),
    {
      id: 'on-this-site',
      title: text('programme.onThisSite'),
      body: <OnThisSite path={entry.path} />,
    },
    ...(milestones.length > 0
      ? [
          {
            id: 'milestones',
            title: text('programme.timeline'),
            body: <Milestones programme={toPageId(entry.path)} milestones={milestones} />,
          },
        ]
      : []),
    ...(publications.length > 0
      ? [
          {
            id: 'publications',
            title: text('programme.publications'),
            body: <Publications publications={publications} />,
          },
        ]
      : []),
    ...(team.length > 0 ? [{ id: 'team', title: text('programme.team'), body: <Team team={team} /> }] : []),
    ...(gaps.length > 0 ? [{ id: 'gaps', title: text('programme.gaps'), body: <Gaps gaps={gaps} /> }] : []),
    { id: 'sources', title: text('programme.sources'), body: <SourceList /> },
    { id: 'others', title: text('programme.others'), body: <OtherProgrammes except={entry.path} /> },
  ];
}

function citedBy({ purpose, sections, milestones, publications, team = [] }: Programme): string[] {
  const statements = sections.flatMap((section) => section.statements);
  return [purpose, ...statements, ...milestones, ...publications, ...team].flatMap(({ sources }) => sources);
}
