import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/AdminPage';
import { useText } from '../../text';
import { toReportsPath, readReportsSearch, tabs } from './search';
import { AppealList } from './AppealList';
import { HiddenProfileList } from './HiddenProfileList';
import { AppealFiltersForm, ReportFiltersForm } from './ReportFiltersForm';
import { ReportList } from './ReportList';
import styles from './Reports.module.css';

export function ReportsPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const search = useMemo(() => readReportsSearch(params), [params]);
  const { tab, after } = search;
  return (
    <AdminPage title={text('nav.reports')} purpose={text('reports.purpose')} needs="reviewer">
      {({ uid }) => (
        <>
          <nav className={styles['tabs']} aria-label={text('reports.tabs')}>
            {tabs.map((option) => (
              <Link
                key={option}
                to={toReportsPath({ tab: option })}
                {...(option === tab ? { 'aria-current': 'true' as const } : {})}
              >
                {text(`reports.tab.${option}`)}
              </Link>
            ))}
          </nav>
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
    </AdminPage>
  );
}
