import type { FoundMember } from '@adp/shared-data/review';
import { useState } from 'react';
import { SectionPage } from '../../components/AdminPage';
import { FindMemberForm } from './FindMemberForm';
import { GrantForm } from './GrantForm';
import { RoleHolders } from './RoleHolders';

export function RolesPage() {
  const [member, setMember] = useState<FoundMember>();
  return (
    <SectionPage section="roles">
      {({ uid }) => (
        <>
          <FindMemberForm onFind={setMember} />
          {member ? <GrantForm key={member.uid} member={member} onGrant={setMember} /> : null}
          <RoleHolders uid={uid} onFind={setMember} />
        </>
      )}
    </SectionPage>
  );
}
