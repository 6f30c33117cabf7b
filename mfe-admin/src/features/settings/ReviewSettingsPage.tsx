import { formatDateTime } from '@adp/shared-ui/format';
import { AdminPage } from '../../components/AdminPage';
import { Failed, OfflineNote, Rows } from '../../components/States';
import { useGetPublishingQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { ReviewSettingsForm } from './ReviewSettingsForm';

export function ReviewSettingsPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.settings')} purpose={text('settings.purpose')} needs="administrator">
      {({ uid }) => <Settings uid={uid} />}
    </AdminPage>
  );
}

function Settings({ uid }: { readonly uid: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetPublishingQuery(uid);
  if (error && data === undefined)
    return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Rows />;
  return (
    <>
      <OfflineNote />
      <p>{data ? text('settings.on', { approvals: data.approvals }) : text('settings.off')}</p>
      {data ? <p>{text('settings.changed', { time: formatDateTime(data.changedAt) })}</p> : null}
      <ReviewSettingsForm settings={data} />
    </>
  );
}
