import { useState } from 'react';
import { withStore } from '../../store/makeStore';
import { useText } from '../../text';
import { AccountItems } from './AccountItems';
import { PageSection } from './PageSection';
import type { StatusMessage } from './statusMessage';

/** The account section of a member who is signed in, with the member's store. */
export const Account = withStore(function Account({ uid }: { uid: string }) {
  const text = useText();
  const [status, setStatus] = useState<StatusMessage>();
  return (
    <PageSection title={text('myContent.account')} status={status}>
      <AccountItems uid={uid} onStatus={setStatus} />
    </PageSection>
  );
});
