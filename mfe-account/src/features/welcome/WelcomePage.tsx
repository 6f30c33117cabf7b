import { isMember, loginPath, settledSession, useSession } from '@adp/shared-auth';
import { choices, DataError, limits, type User, type UserDraft, type Versioned } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { Choice, ChoiceGroup, ErrorSummary, TextField, type FormError } from '@adp/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import { LoadError } from '../../components/LoadError';
import form from '../../components/Form.module.css';
import { PictureField } from '../../components/picture/PictureField';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { isUsernameError, UsernameField } from '../../components/username/UsernameField';
import { useNextPath } from '../../lib/signIn';
import { accountName, toDraft, newMember, type Picture, readMember, saveMember } from '../../api/member';
import { freeUsername, useUsername } from '../../components/username/useUsername';
import { paths } from '../../paths';
import { useText } from '../../text';

interface Loaded {
  readonly uid: string;
  readonly before: Versioned<User> | null;
  readonly draft: UserDraft;
}

/** What a newcomer is asked: how others see him or her, then interests. Each step saves at once and may be skipped. */
export function WelcomePage() {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const { member, fault, retry, setMember } = useNewcomer();
  const [step, setStep] = useState<1 | 2>(1);
  const leave = () => void navigate(next, { replace: true });
  return (
    <BareLayout title={text('welcome.title')}>
      <p className={form['quiet']} role="status">
        {text('welcome.step', { step })}
      </p>
      {fault ? <LoadError error={{ code: fault }} onRetry={retry} /> : null}
      {!member && !fault ? <RowsSkeleton rows={3} /> : null}
      {member && step === 1 ? (
        <ProfileStep
          member={member}
          onSkip={() => (member.before ? setStep(2) : leave())}
          onSaved={(saved) => {
            setMember({ ...member, before: saved, draft: saved ? toDraft(saved.item) : member.draft });
            setStep(2);
          }}
        />
      ) : null}
      {member && step === 2 ? <InterestsStep member={member} onLeave={leave} /> : null}
    </BareLayout>
  );
}

/** Who is welcomed, with what is known already; visitors are sent to sign in. */
function useNewcomer() {
  const session = useSession();
  const navigate = useNavigate();
  const [member, setMember] = useState<Loaded>();
  const [fault, setFault] = useState<DataError['code']>();
  const [tries, setTries] = useState(0);
  const uid = isMember(session) ? session.user?.uid : undefined;
  useEffect(() => {
    void settledSession().then((settled) => {
      if (!isMember(settled)) void navigate(loginPath(paths.welcome), { replace: true });
    });
  }, [navigate]);
  const email = session.user?.email ?? '';
  useEffect(() => {
    if (!uid) return undefined;
    let current = true;
    load(uid, email).then(
      (loaded) => {
        if (current) setMember(loaded);
      },
      (error: unknown) => {
        if (current) setFault(error instanceof DataError ? error.code : 'unavailable');
      },
    );
    return () => {
      current = false;
    };
  }, [uid, email, tries]);
  const retry = () => {
    setFault(undefined);
    setTries(tries + 1);
  };
  return { member, fault, retry, setMember };
}

async function load(uid: string, email: string): Promise<Loaded> {
  const before = await readMember(uid);
  const draft = before ? toDraft(before.item) : newMember(accountName(), await freeUsername(email));
  return { uid, before, draft };
}

interface ProfileStepProps {
  readonly member: Loaded;
  readonly onSkip: () => void;
  readonly onSaved: (saved: Versioned<User> | null) => void;
}

function ProfileStep({ member: { uid, before, draft }, onSkip, onSaved }: ProfileStepProps) {
  const text = useText();
  const [name, setName] = useState(draft.name);
  const [username, setUsername] = useState(draft.username);
  const [picture, setPicture] = useState<Picture | null>(
    draft.profileImageUrl === undefined ? null : { url: draft.profileImageUrl },
  );
  const [sent, setSent] = useState<number>();
  const [taken, setTaken] = useState<string>();
  const { run, busy, fault, tries } = useSave();
  const asked = useUsername(username, before ? [before.item.username] : []);
  const state = taken === username ? 'taken' : asked;
  const signs = [...name.trim()].length;
  const nameFault =
    signs < limits.name.min
      ? text('error.too-short', limits.name)
      : signs > limits.name.max
        ? text('error.too-long', limits.name)
        : undefined;
  const faults: FormError[] = [
    ...(nameFault ? [{ field: 'name', text: nameFault }] : []),
    ...(isUsernameError(state) ? [{ field: 'username', text: text(`username.${state}`, limits.username) }] : []),
  ];
  const save = () =>
    run(faults.length > 0, async () => {
      try {
        const changed = { ...draft, name: name.trim(), username };
        onSaved(await saveMember({ uid, draft: changed, before, picture, onProgress: setSent }));
      } catch (error) {
        setSent(undefined);
        if (!(error instanceof DataError) || error.code !== 'already-exists') throw error;
        setTaken(username);
      }
    });
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{text('welcome.profile')}</h2>
      <p className={form['quiet']}>{text('welcome.profile.text')}</p>
      <SaveFaults faults={tries > 0 ? faults : []} fault={fault} attempt={tries} />
      <TextField
        id="name"
        name="name"
        label={text('member.name')}
        hint={text('member.name.hint')}
        value={name}
        error={tries > 0 ? nameFault : undefined}
        autoComplete="name"
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
      <UsernameField value={username} state={state} onChange={setUsername} />
      <PictureField name={name} value={picture} onChange={setPicture} sent={sent} />
      <div className={form['buttons']}>
        <Button type="submit" disabled={busy}>
          {text(busy ? 'loading' : 'welcome.save')}
        </Button>
        <Button quiet onClick={onSkip}>
          {text('welcome.skip')}
        </Button>
      </div>
    </form>
  );
}

function InterestsStep({ member: { uid, before, draft }, onLeave }: { member: Loaded; onLeave: () => void }) {
  const text = useText();
  const [interests, setInterests] = useState<readonly User['interests'][number][]>(draft.interests);
  const { run, busy, fault, tries } = useSave();
  const tooMany = interests.length > limits.interests.max ? text('error.too-many', limits.interests) : undefined;
  const picture: Picture | null = draft.profileImageUrl === undefined ? null : { url: draft.profileImageUrl };
  const save = () =>
    run(tooMany !== undefined, async () => {
      await saveMember({ uid, draft: { ...draft, interests: [...interests] }, before, picture });
      onLeave();
    });
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 data-keyboard tabIndex={-1} ref={focusOnce}>
        {text('welcome.interests')}
      </h2>
      <SaveFaults faults={tooMany ? [{ field: 'interests', text: tooMany }] : []} fault={fault} attempt={tries} />
      <ChoiceGroup
        id="interests"
        legend={text('welcome.interests')}
        hint={text('welcome.interests.text')}
        error={tooMany}
      >
        {choices.theme.map((theme) => (
          <Choice
            key={theme}
            label={text(`value.theme.${theme}`)}
            checked={interests.includes(theme)}
            onChange={({ target }) =>
              setInterests(target.checked ? [...interests, theme] : interests.filter((other) => other !== theme))
            }
          />
        ))}
      </ChoiceGroup>
      <div className={form['buttons']}>
        <Button type="submit" disabled={busy}>
          {text(busy ? 'loading' : 'welcome.finish')}
        </Button>
        <Button quiet onClick={onLeave}>
          {text('welcome.skip')}
        </Button>
      </div>
    </form>
  );
}

/** The keyboard goes to the step that has just come. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** Saving a step: busy, failed or done. */
function useSave() {
  const [state, setState] = useState<{ busy: boolean; fault?: DataError['code']; tries: number }>({
    busy: false,
    tries: 0,
  });
  const run = async (refused: boolean, work: () => Promise<void>) => {
    if (state.busy) return;
    const tries = state.tries + 1;
    setState({ busy: !refused, tries });
    if (refused) return;
    try {
      await work();
      setState({ busy: false, tries });
    } catch (error) {
      setState({ busy: false, tries, fault: error instanceof DataError ? error.code : 'unavailable' });
    }
  };
  return { ...state, run };
}

function SaveFaults({
  faults,
  fault,
  attempt,
}: {
  readonly faults: readonly FormError[];
  readonly fault: DataError['code'] | undefined;
  readonly attempt: number;
}) {
  const text = useText();
  const whole = fault ? [{ text: text(fault === 'offline' ? 'welcome.offline' : 'welcome.failed.text') }] : [];
  return (
    <ErrorSummary
      title={text(fault ? 'welcome.failed' : 'error.list')}
      errors={[...faults, ...whole]}
      attempt={attempt}
    />
  );
}
