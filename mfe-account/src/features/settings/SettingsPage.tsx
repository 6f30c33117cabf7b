import { useSession, type SessionUser } from '@adp/shared-auth';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { SignedOut } from '../../components/SignedOut';
import { useGetMemberQuery } from '../../store/memberApi';
import { useText } from '../../text';
import { AccountSection } from './account/AccountSection';
import { Reauthentication } from './reauthenticate/Reauthentication';
import { DeleteSection } from './leaving/DeleteSection';
import { DeviceSection } from './device/DeviceSection';
import { EverywhereSection } from './member/EverywhereSection';
import { ExportSection } from './leaving/ExportSection';
import { MethodsSection } from './account/MethodsSection';
import { NotificationSection } from './member/NotificationSection';
import { PrivacySection } from './member/PrivacySection';
import { sectionIds, toSection } from './sections';
import styles from './Settings.module.css';

export function SettingsPage() {
  const text = useText();
  const { user } = useSession();
  return (
    <div className={page['page']}>
      <PageHead title={text('settings.title')}>{text('settings.purpose')}</PageHead>
      {/* The route guard admits only members, but the session may end while the page is open. */}
      {user ? <Sections key={user.uid} user={user} /> : <SignedOut />}
    </div>
  );
}

function Sections({ user }: { readonly user: SessionUser }) {
  // Refetch the document, because another device may have changed it.
  useGetMemberQuery(user.uid, { refetchOnMountOrArgChange: true });
  return (
    <Reauthentication>
      <div className={page['columns']}>
        <Contents />
        <div className={styles['sections']}>
          <AccountSection user={user} />
          <MethodsSection user={user} />
          <EverywhereSection uid={user.uid} />
          <NotificationSection uid={user.uid} />
          <PrivacySection uid={user.uid} />
          <DeviceSection />
          <ExportSection user={user} />
          <DeleteSection user={user} />
        </div>
      </div>
    </Reauthentication>
  );
}

function Contents() {
  const text = useText();
  return (
    <nav className={styles['nav']} aria-label={text('settings.nav')}>
      <ol>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={toSection(id)}>{text(`settings.${id}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
