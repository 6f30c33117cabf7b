import { SectionPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { useGetNoticesQuery } from '../../store/adminApi';
import { NoticesForm } from './NoticesForm';

export function NoticesPage() {
  return <SectionPage section="notices">{({ uid }) => <Notices uid={uid} />}</SectionPage>;
}

function Notices({ uid }: { readonly uid: string }) {
  return <Loaded query={useGetNoticesQuery(uid)}>{(setting) => <NoticesForm setting={setting} />}</Loaded>;
}
