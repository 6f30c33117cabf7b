import { AdminPage } from '../../components/AdminPage';
import { Failed, OfflineNote, Rows } from '../../components/States';
import { useGetRedirectsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { RedirectForms } from './RedirectForms';

/** Where old addresses lead. */
export function RedirectsPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.redirects')} purpose={text('redirects.purpose')} needs="administrator">
      {({ uid }) => <Redirects uid={uid} />}
    </AdminPage>
  );
}

function Redirects({ uid }: { readonly uid: string }) {
  const { data, error, isFetching, refetch } = useGetRedirectsQuery(uid);
  if (error && data === undefined)
    return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Rows />;
  return (
    <>
      <OfflineNote />
      <RedirectForms setting={data} />
    </>
  );
}
