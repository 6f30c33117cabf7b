import { AdminPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { useGetNoticesQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { NoticesForm } from './NoticesForm';

export function NoticesPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.notices')} purpose={text('notices.purpose')} needs="administrator">
      {({ uid }) => <Notices uid={uid} />}
    </AdminPage>
  );
}

function Notices({ uid }: { readonly uid: string }) {
  return <Loaded query={useGetNoticesQuery(uid)}>{(setting) => <NoticesForm setting={setting} />}</Loaded>;
}
