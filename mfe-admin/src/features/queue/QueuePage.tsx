import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SectionPage } from '../../components/AdminPage';
import { readQueueSearch, toQueueFilters } from './search';
import { QueueFiltersForm } from './QueueFiltersForm';
import { QueueList } from './QueueList';

export function QueuePage() {
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const search = useMemo(() => readQueueSearch(params), [params]);
  const filters = useMemo(() => toQueueFilters(search, new Date()), [search]);
  return (
    <SectionPage section="queue">
      {({ uid }) => (
        <>
          <QueueFiltersForm key={visit} search={search} />
          <QueueList key={`${visit} list`} uid={uid} search={search} filters={filters} />
        </>
      )}
    </SectionPage>
  );
}
