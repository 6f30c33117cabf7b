import type { PublishingSettings } from '@adp/shared-data/review';
import { formatDateTime } from '@adp/shared-ui/format';
import { SectionPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { useGetPublishingQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { ReviewSettingsForm } from './ReviewSettingsForm';

export function ReviewSettingsPage() {
  return <SectionPage section="settings">{({ uid }) => <Settings uid={uid} />}</SectionPage>;
}

function Settings({ uid }: { readonly uid: string }) {
  const text = useText();
  return (
    <Loaded<PublishingSettings | null> query={useGetPublishingQuery(uid)}>
      {(settings) => (
        <>
          <p>{settings ? text('settings.on', { approvals: settings.approvals }) : text('settings.off')}</p>
          {settings ? <p>{text('settings.changed', { time: formatDateTime(settings.changedAt) })}</p> : null}
          <ReviewSettingsForm settings={settings} />
        </>
      )}
    </Loaded>
  );
}
