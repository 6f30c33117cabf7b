import type { FoundMember } from '@adp/shared-data/review';
import { useState } from 'react';
import { AdminPage } from '../../components/AdminPage';
import { useText } from '../../text';
import { FindMemberForm } from './FindMemberForm';
import { GrantForm } from './GrantForm';
import { RoleHolders } from './RoleHolders';

export function RolesPage() {
  const text = useText();
  const [member, setMember] = useState<FoundMember>();
  return (
    <AdminPage title={text('nav.roles')} purpose={text('roles.purpose')} needs="administrator">
      {({ uid }) => (
        <>
          <FindMemberForm onFind={setMember} />
          {member ? <GrantForm key={member.uid} member={member} onGrant={setMember} /> : null}
          <RoleHolders uid={uid} onFind={setMember} />
        </>
      )}
    </AdminPage>
  );
}
