import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/AdminPage';
import { useText } from '../../text';
import { readQueueSearch, toQueueFilters } from './search';
import { QueueFiltersForm } from './QueueFiltersForm';
import { QueueList } from './QueueList';

export function QueuePage() {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const search = useMemo(() => readQueueSearch(params), [params]);
  const filters = useMemo(() => toQueueFilters(search, new Date()), [search]);
  return (
    <AdminPage title={text('nav.queue')} purpose={text('queue.purpose')} needs="reviewer">
      {({ uid }) => (
        <>
          <QueueFiltersForm key={visit} search={search} />
          <QueueList key={`${visit} list`} uid={uid} search={search} filters={filters} />
        </>
      )}
    </AdminPage>
  );
}
