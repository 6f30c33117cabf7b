import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/AdminPage';
import { useText } from '../../text';
import { printReportsAddress, readReportsAddress, tabs } from './address';
import { AppealList } from './AppealList';
import { HiddenProfileList } from './HiddenProfileList';
import { AppealFiltersForm, ReportFiltersForm } from './ReportFiltersForm';
import { ReportList } from './ReportList';
import styles from './Reports.module.css';

/** Reports by status, appeals, and profiles that are hidden. */
export function ReportsPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const address = useMemo(() => readReportsAddress(params), [params]);
  const { tab, after } = address;
  return (
    <AdminPage title={text('nav.reports')} purpose={text('reports.purpose')} needs="reviewer">
      {({ uid }) => (
        <>
          <nav className={styles['tabs']} aria-label={text('reports.tabs')}>
            {tabs.map((one) => (
              <Link
                key={one}
                to={printReportsAddress({ tab: one })}
                {...(one === tab ? { 'aria-current': 'true' as const } : {})}
              >
                {text(`reports.tab.${one}`)}
              </Link>
            ))}
          </nav>
          {tab === 'appeals' ? (
            <>
              <AppealFiltersForm key={visit} address={address} />
              <AppealList key={`${visit} appeals`} uid={uid} address={address} />
            </>
          ) : tab === 'profiles' ? (
            <HiddenProfileList key={`${visit} profiles`} uid={uid} after={after} />
          ) : (
            <>
              <ReportFiltersForm key={visit} address={address} />
              <ReportList key={`${visit} list`} uid={uid} status={tab} address={address} />
            </>
          )}
        </>
      )}
    </AdminPage>
  );
}
