import { isMember, loginPath, settledSession, useSession } from '@adp/shared-auth';
import type { UserDraft } from '@adp/shared-data';
import { toUserDraft, type MemberDocument } from '@adp/shared-store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { LoadError } from '../../components/LoadError';
import { createDraft } from '../../components/profile/profileForm';
import { findFreeUsername } from '../../components/profile/useUsername';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { useNextPath } from '../../lib/afterSignIn';
import { toAppError, type AppError } from '../../lib/errors';
import { paths } from '../../paths';
import { memberApi } from '../../store/memberApi';
import { useText } from '../../text';
import { InterestsStep } from './InterestsStep';
import { ProfileStep } from './ProfileStep';

/** Who is welcomed: what is stored, or a draft with what the account has. */
export interface Newcomer {
  readonly uid: string;
  readonly before: MemberDocument;
  readonly draft: UserDraft;
}

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

/** Who is welcomed. Visitors are sent to sign in. */
function useNewcomer() {
  const session = useSession();
  const navigate = useNavigate();
  const [readMember] = memberApi.useLazyGetMemberQuery();
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [error, setError] = useState<AppError>();
  const [attempt, setAttempt] = useState(0);
  const uid = isMember(session) ? session.user?.uid : undefined;
  const email = session.user?.email ?? '';
  useEffect(() => {
    void settledSession().then((settled) => {
      if (!isMember(settled)) void navigate(loginPath(paths.welcome), { replace: true });
    });
  }, [navigate]);
  useEffect(() => {
    if (!uid) return undefined;
    let isCurrent = true;
    const load = async (): Promise<Newcomer> => {
      const before = await readMember(uid).unwrap();
      return { uid, before, draft: before ? toUserDraft(before.item) : createDraft(await findFreeUsername(email)) };
    };
    load().then(
      (loaded) => {
        if (isCurrent) setNewcomer(loaded);
      },
      (thrown: unknown) => {
        if (isCurrent) setError(toAppError(thrown));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, email, attempt, readMember]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { newcomer, error, retry, setNewcomer };
}
