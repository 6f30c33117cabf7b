import { toUserDraft } from '@adp/shared-store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { useNextPath } from '../../lib/afterSignIn';
import { useText } from '../../text';
import { InterestsStep } from './InterestsStep';
import { ProfileStep } from './ProfileStep';
import { useNewcomer } from './useNewcomer';

/** The welcome of a new member: the public profile, then interests. Each step saves at once and can be skipped. */
export function WelcomePage() {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const { newcomer, error, retry, setNewcomer } = useNewcomer();
  const [step, setStep] = useState<1 | 2>(1);
  const leave = () => void navigate(next, { replace: true });
  return (
    <BareLayout title={text('welcome.title')}>
      <p className={form['quiet']} role="status">
        {text('welcome.step', { step })}
      </p>
      {error ? <LoadError error={error} onRetry={retry} /> : null}
      {!newcomer && !error ? <RowsSkeleton rows={3} /> : null}
      {newcomer && step === 1 ? (
        <ProfileStep
          newcomer={newcomer}
          onSkip={() => (newcomer.before ? setStep(2) : leave())}
          onSaved={(saved) => {
            setNewcomer({ ...newcomer, before: saved, draft: saved ? toUserDraft(saved.item) : newcomer.draft });
            setStep(2);
          }}
        />
      ) : null}
      {newcomer && step === 2 ? <InterestsStep newcomer={newcomer} onLeave={leave} /> : null}
    </BareLayout>
  );
}
