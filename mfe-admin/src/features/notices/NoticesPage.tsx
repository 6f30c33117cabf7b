import { AdminPage } from '../../components/AdminPage';
import { Failed, OfflineNote, Rows } from '../../components/States';
import { useGetNoticesQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { NoticesForm } from './NoticesForm';

/** What the site tells everybody. */
export function NoticesPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.notices')} purpose={text('notices.purpose')} needs="administrator">
      {({ uid }) => <Notices uid={uid} />}
    </AdminPage>
  );
}

function Notices({ uid }: { readonly uid: string }) {
  const { data, error, isFetching, refetch } = useGetNoticesQuery(uid);
  if (error && data === undefined)
    return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Rows />;
  return (
    <>
      <OfflineNote />
      <NoticesForm setting={data} />
    </>
  );
}
