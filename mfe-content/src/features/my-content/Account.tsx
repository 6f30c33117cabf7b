import { useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { withStore } from '@adp/shared-store';
import { readEditorRights } from '../../api/editing';
import { outbox } from '../../api/outbox/outbox';
import { store } from '../../store/store';
import { memberApi } from '../../store/memberApi';
import { useText } from '../../text';
import { AccountItems } from './AccountItems';
import { PageSection } from './PageSection';
import type { StatusMessage } from './statusMessage';

// A sent draft becomes an item of the account. The store cannot subscribe, because the item page must not load the outbox.
outbox.onOutcome(({ done }) => {
  if (done) store.dispatch(memberApi.util.invalidateTags(['MyItems']));
});

const loadProgrammeItems = () => import(/* webpackChunkName: "my-programme-items" */ './ProgrammeItems');

export const Account = withStore(store, function Account({ uid }: { uid: string }) {
  const text = useText();
  const [status, setStatus] = useState<StatusMessage>();
  const { part: rights } = useLoaded(readEditorRights);
  const { part: ofProgrammes } = useLoaded(loadProgrammeItems, Boolean(rights));
  return (
    <>
      <PageSection title={text('myContent.account')} status={status}>
        <AccountItems uid={uid} onStatus={setStatus} />
      </PageSection>
      {ofProgrammes ? <ofProgrammes.ProgrammeItems uid={uid} /> : null}
    </>
  );
});
