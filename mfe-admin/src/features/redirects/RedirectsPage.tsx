import { SectionPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { useGetRedirectsQuery } from '../../store/adminApi';
import { RedirectForms } from './RedirectForms';

export function RedirectsPage() {
  return <SectionPage section="redirects">{({ uid }) => <Redirects uid={uid} />}</SectionPage>;
}

function Redirects({ uid }: { readonly uid: string }) {
  return <Loaded query={useGetRedirectsQuery(uid)}>{(setting) => <RedirectForms setting={setting} />}</Loaded>;
}
