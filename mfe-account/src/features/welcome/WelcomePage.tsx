import { isMember, useSession } from '@adp/shared-auth';
import { useNavigate } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { useNextPath } from '../../lib/afterSignIn';
import { useText } from '../../text';
import { Offer } from './Offer';
import { ProfileStep } from './ProfileStep';
import { useNewcomer } from './useNewcomer';

export function WelcomePage() {
  const text = useText();
  const session = useSession();
  return (
    <BareLayout title={text('welcome.title')}>
      {session.status === 'restoring' ? <RowsSkeleton rows={3} /> : isMember(session) ? <Steps /> : <Offer />}
    </BareLayout>
  );
}

function Steps() {
  const next = useNextPath();
  const navigate = useNavigate();
  const { newcomer, error, retry } = useNewcomer();
  const leave = () => void navigate(next, { replace: true });
  if (error) return <LoadError error={error} onRetry={retry} />;
  return newcomer ? <ProfileStep newcomer={newcomer} onLeave={leave} /> : <RowsSkeleton rows={3} />;
}
