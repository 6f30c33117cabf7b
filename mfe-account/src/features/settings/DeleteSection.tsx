import type { SessionUser } from '@adp/shared-auth';
import { Choice, ChoiceGroup, ErrorSummary, type FormFault } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useFaultText } from '../../components/IdentityFaultNote';
import { Rows } from '../../components/Rows';
import { useChecks } from '../../lib/settings/useChecks';
import type { MemberDocument } from '../../lib/settings/useMember';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { useSaveFaultText } from './Faults';
import { Section, Status } from './Section';
import styles from './Settings.module.css';
import { useDeletion, type Content, type Deletion, type Step } from './useDeletion';

interface DeleteSectionProps {
  readonly user: SessionUser;
  readonly member: MemberDocument;
}

/** Ends the account. What is lost is said before; what is left after a failure, too. */
export function DeleteSection({ user, member }: DeleteSectionProps) {
  const text = useText();
  return (
    <Section id="delete" danger>
      <p className={styles['text']}>{text('settings.delete.why')}</p>
      {member.state === 'loading' ? <Rows rows={1} /> : <DeleteForm user={user} hasContent={member.state !== 'none'} />}
    </Section>
  );
}

const contents: readonly Content[] = ['keep', 'remove'];

interface DeleteFormProps {
  readonly user: SessionUser;
  /** Whether the member can have published anything: who has not been welcomed cannot. */
  readonly hasContent: boolean;
}

function DeleteForm({ user, hasContent }: DeleteFormProps) {
  const text = useText();
  const deletion = useDeletion(user.uid);
  const [content, setContent] = useState<Content>();
  const [sure, setSure] = useState(false);
  const checks = useChecks();
  const { busy, begun } = deletion;
  const missing: FormFault[] = [
    ...(hasContent && !content ? [{ field: 'delete-content', text: text('settings.delete.content.missing') }] : []),
    ...(sure ? [] : [{ field: 'delete-sure', text: text('settings.delete.sure.missing') }]),
  ];
  const shown = checks.shown ? missing : [];
  const unsure = shown.find(({ field }) => field === 'delete-sure');
  const submit = () => {
    if (!busy && checks.pass(missing.length === 0)) void deletion.run(content ?? 'remove');
  };
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DeleteFaults deletion={deletion} missing={shown} attempt={deletion.failures + checks.count} />
      {hasContent ? (
        <ChoiceGroup
          id="delete-content"
          legend={text('settings.delete.content')}
          error={shown.find(({ field }) => field === 'delete-content')?.text}
        >
          {contents.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="content"
              label={text(`settings.delete.${one}`)}
              hint={text(`settings.delete.${one}.why`)}
              checked={content === one}
              // Half of it has gone the one way.
              disabled={begun}
              onChange={() => setContent(one)}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      {unsure ? <p className={styles['wrong']}>{unsure.text}</p> : null}
      <Choice
        id="delete-sure"
        name="sure"
        label={text('settings.delete.sure')}
        checked={sure}
        disabled={begun}
        aria-invalid={unsure !== undefined}
        onChange={(event) => setSure(event.target.checked)}
      />
      <Status>{busy ? text('settings.delete.busy') : ''}</Status>
      <div className={styles['buttons']}>
        <BusyButton type="submit" busy={busy} busyText={text('settings.delete.busy')}>
          {text(begun ? 'settings.delete.goOn' : 'settings.delete.start')}
        </BusyButton>
      </div>
    </form>
  );
}

interface DeleteFaultsProps {
  readonly deletion: Deletion;
  readonly missing: readonly FormFault[];
  readonly attempt: number;
}

function DeleteFaults({ deletion: { fault, begun, left }, missing, attempt }: DeleteFaultsProps) {
  const text = useText();
  const identityText = useFaultText(fault?.identity);
  const dataText = useSaveFaultText(fault?.data);
  const said = identityText || dataText;
  // Who did not confirm halfway is told what is left, too.
  const halfway = begun && fault !== undefined;
  const faults = [...missing, ...(said ? [{ text: said }] : halfway ? [{ text: text('settings.delete.repeat') }] : [])];
  return (
    <ErrorSummary
      title={text(halfway ? 'settings.delete.halfway' : 'settings.faults')}
      faults={faults}
      attempt={attempt}
    >
      {halfway ? <Left left={left} repeat={said !== ''} /> : null}
    </ErrorSummary>
  );
}

function Left({ left, repeat }: { readonly left: readonly Step[]; readonly repeat: boolean }) {
  const text = useText();
  return (
    <>
      <p>{text('settings.delete.left')}</p>
      <ul className={styles['left']}>
        {left.map((step) => (
          <li key={step}>{text(`settings.delete.left.${step}`)}</li>
        ))}
      </ul>
      {repeat ? <p>{text('settings.delete.repeat')}</p> : null}
    </>
  );
}
