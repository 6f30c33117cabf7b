import { currentLocale, Later, PageTitle, Placeholder, useReload } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice } from '@adp/shared-ui/lists';
import type { TimelineFilters as Filters } from '@adp/shared-ui/search-index';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { CopyProvider, pageLanguage } from '../../components/CopyContext';
import { NumberedSection } from '../../components/NumberedSection';
import { PageIntro } from '../../components/PageIntro';
import { PartError } from '../../components/PartError';
import { SourceList } from '../../components/SourceList';
import { numberSources, SourcesProvider } from '../../components/SourcesContext';
import rule from '../../components/Timeline.module.css';
import { formatDate } from '../../lib/formatDate';
import texts from '../../messages/timeline-en.json';
import { calendarPath, timelinePath } from '../../paths';
import { findEntry } from '../../programmes';
import { addTexts, useText } from '../../text';
import { Entry } from './Entry';
import { type LoadedTimeline, loadTimeline, type MilestoneEntry } from './loadTimeline';
import { TimelineFilters } from './TimelineFilters';
import styles from './TimelinePage.module.css';
import { toTimelineFilters } from './toTimelineFilters';

export { loadTimeline };

export async function timelinePage() {
  await addTexts(texts);
  return { Component: TimelinePage };
}

/** Milestones, publications and events, newest first. */
function TimelinePage() {
  const text = useText();
  const [params] = useSearchParams();
  const filters = toTimelineFilters(params);
  const { value } = useLoaderData<{ readonly value: LoadedTimeline | Promise<LoadedTimeline> }>();
  const title = text('timeline.title');
  const names = [findEntry(filters.programme)?.acronym, filters.year && formatDate(filters.year, currentLocale())];
  return (
    <CopyProvider value={pageLanguage}>
      <PageTitle page={[title, ...names.filter(Boolean)].join(' · ')} site={text('site')} />
      <PageIntro title={title} lead={text('timeline.lead')} />
      <Later key={timelinePath(filters)} value={value} fallback={<Skeleton />}>
        {(timeline) => <Timeline timeline={timeline} filters={filters} />}
      </Later>
    </CopyProvider>
  );
}

function Timeline({ timeline, filters }: { timeline: LoadedTimeline; filters: Filters }) {
  const text = useText();
  const { isReloading, reload } = useReload();
  const { items, sources, asOf, error } = timeline;
  const milestones = items.filter((entry) => entry.kind === 'milestone');
  const numbered = numberSources(
    sources,
    milestones.flatMap((entry) => entry.sources),
  );
  return (
    <SourcesProvider value={numbered}>
      <div className={styles['page']} aria-busy={isReloading}>
        <TimelineFilters filters={filters} page={timeline} />
        <div className={styles['entries']}>
          {asOf ? <StaleNotice>{text('timeline.offline', { time: formatDateTime(asOf) })}</StaleNotice> : null}
          <Count timeline={timeline} filters={filters} />
          {error ? (
            <PartError code={error} title={text('timeline.error')} isFetching={isReloading} onRetry={reload} />
          ) : null}
          <Years items={items} />
          <Pages timeline={timeline} filters={filters} />
        </div>
      </div>
      <Sources milestones={milestones} numbered={numbered} />
    </SourcesProvider>
  );
}

interface FilteredProps {
  readonly timeline: LoadedTimeline;
  readonly filters: Filters;
}

function Count({ timeline: { years, error }, filters: { programme, year } }: FilteredProps) {
  const text = useText();
  const counts = year === undefined ? Object.values(years) : [years[year] ?? 0];
  const count = counts.reduce((sum, each) => sum + each, 0);
  const isFiltered = programme !== undefined || year !== undefined;
  return (
    <div className={styles['head']}>
      <p role="status">{count > 0 || error ? text('timeline.count', { count }) : text('timeline.none')}</p>
      {isFiltered ? (
        <Link className={styles['link']} to={timelinePath({})}>
          {text('timeline.clear')}
        </Link>
      ) : null}
    </div>
  );
}

function Years({ items }: Pick<LoadedTimeline, 'items'>) {
  const years = [...new Set(items.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => (
    <section key={year} className={styles['year']} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{formatDate(year, currentLocale())}</h2>
      <ol className={rule['timeline']}>
        {items
          .filter(({ day }) => day.startsWith(year))
          .map((entry) => (
            <Entry key={`${entry.kind}/${entry.id}`} entry={entry} />
          ))}
      </ol>
    </section>
  ));
}

function Pages({ timeline: { next }, filters }: FilteredProps) {
  const text = useText();
  return (
    <p className={styles['pages']}>
      {next === null ? null : (
        <Link className={styles['link']} to={timelinePath({ ...filters, after: next })} rel="next">
          {text('timeline.older')}
        </Link>
      )}
      {filters.after === undefined ? null : (
        <Link className={styles['link']} to={timelinePath({ ...filters, after: undefined })}>
          {text('timeline.newest')}
        </Link>
      )}
      <Link className={styles['link']} to={calendarPath}>
        {text('timeline.coming')}
      </Link>
    </p>
  );
}

interface SourcesProps {
  readonly milestones: readonly MilestoneEntry[];
  readonly numbered: ReturnType<typeof numberSources>;
}

/** The sources of the milestones, by programme, because the pages of programmes can be in different languages. */
function Sources({ milestones, numbered }: SourcesProps) {
  const text = useText();
  const languages = new Map(milestones.map(({ programme, lang }) => [programme, lang]));
  if (languages.size === 0) return null;
  return (
    <div className={styles['sources']}>
      <NumberedSection id="sources" title={text('programme.sources')}>
        {[...languages].map(([programme, lang]) => (
          <CopyProvider key={programme} value={{ lang, dir: 'auto' }}>
            <SourcesProvider value={new Map([...numbered].filter(([key]) => key.startsWith(`${programme}/`)))}>
              <h3 className={styles['programme']} translate="no">
                {findEntry(programme)?.acronym}
              </h3>
              <SourceList />
            </SourcesProvider>
          </CopyProvider>
        ))}
      </NumberedSection>
    </div>
  );
}

function Skeleton() {
  const text = useText();
  return <Placeholder className={styles['skeleton']} label={text('siteItems.loading')} />;
}
