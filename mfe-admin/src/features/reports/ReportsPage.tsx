import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SectionPage } from '../../components/AdminPage';
import { Tabs } from '../../components/Tabs';
import { useText } from '../../text';
import { toReportsPath, readReportsSearch, tabs } from './search';
import { AppealList } from './AppealList';
import { HiddenProfileList } from './HiddenProfileList';
import { AppealFiltersForm, ReportFiltersForm } from './ReportFiltersForm';
import { ReportList } from './ReportList';

export function ReportsPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const search = useMemo(() => readReportsSearch(params), [params]);
  const { tab, after } = search;
  return (
    <SectionPage section="reports">
      {({ uid }) => (
        <>
          <Tabs
            label={text('reports.tabs')}
            tabs={tabs.map((option) => ({
              path: toReportsPath({ tab: option }),
              name: text(`reports.tab.${option}`),
              isCurrent: option === tab,
            }))}
          />
          {tab === 'appeals' ? (
            <>
              <AppealFiltersForm key={visit} search={search} />
              <AppealList key={`${visit} appeals`} uid={uid} search={search} />
            </>
          ) : tab === 'profiles' ? (
            <HiddenProfileList key={`${visit} profiles`} uid={uid} after={after} />
          ) : (
            <>
              <ReportFiltersForm key={visit} search={search} />
              <ReportList key={`${visit} list`} uid={uid} status={tab} search={search} />
            </>
          )}
        </>
      )}
    </SectionPage>
  );
}
