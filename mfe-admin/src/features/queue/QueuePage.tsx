import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/AdminPage';
import { useText } from '../../text';
import { readQueueAddress, toQueueFilters } from './address';
import { QueueFiltersForm } from './QueueFiltersForm';
import { QueueList } from './QueueList';

/** What waits for a reviewer. */
export function QueuePage() {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const address = useMemo(() => readQueueAddress(params), [params]);
  const filters = useMemo(() => toQueueFilters(address, new Date()), [address]);
  return (
    <AdminPage title={text('nav.queue')} purpose={text('queue.purpose')} needs="reviewer">
      {({ uid }) => (
        <>
          <QueueFiltersForm key={visit} address={address} />
          <QueueList key={`${visit} list`} uid={uid} address={address} filters={filters} />
        </>
      )}
    </AdminPage>
  );
}
