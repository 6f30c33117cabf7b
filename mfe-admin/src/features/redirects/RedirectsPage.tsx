import { AdminPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { useGetRedirectsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { RedirectForms } from './RedirectForms';

export function RedirectsPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.redirects')} purpose={text('redirects.purpose')} needs="administrator">
      {({ uid }) => <Redirects uid={uid} />}
    </AdminPage>
  );
}

function Redirects({ uid }: { readonly uid: string }) {
  return <Loaded query={useGetRedirectsQuery(uid)}>{(setting) => <RedirectForms setting={setting} />}</Loaded>;
}
