import type { SessionUser } from '@adp/shared-auth';
import { Choice, ChoiceGroup, ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { isIdentityCode, useIdentityErrorText } from '../../../components/identity/IdentityErrorNote';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { useChecks } from '../useChecks';
import type { MemberDocument } from '../member/useMember';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useSaveErrorText } from '../SettingsErrors';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';
import { useAccountDeletion, type Content, type Deletion, type Step } from './useAccountDeletion';

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
      {member.state === 'loading' ? (
        <RowsSkeleton rows={1} />
      ) : (
        <DeleteForm user={user} hasContent={member.state !== 'none'} />
      )}
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
  const deletion = useAccountDeletion(user.uid);
  const [content, setContent] = useState<Content>();
  const [sure, setSure] = useState(false);
  const checks = useChecks();
  const { isPending, begun } = deletion;
  const missing: FormError[] = [
    ...(hasContent && !content ? [{ field: 'delete-content', text: text('settings.delete.content.missing') }] : []),
    ...(sure ? [] : [{ field: 'delete-sure', text: text('settings.delete.sure.missing') }]),
  ];
  const shown = checks.shown ? missing : [];
  const unsure = shown.find(({ field }) => field === 'delete-sure');
  const submit = () => {
    if (!isPending && checks.pass(missing.length === 0)) void deletion.run(content ?? 'remove');
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
      <DeleteErrors deletion={deletion} missing={shown} attempt={deletion.failures + checks.count} />
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
      <Status>{isPending ? text('settings.delete.pending') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton type="submit" isPending={isPending} pendingText={text('settings.delete.pending')}>
          {text(begun ? 'settings.delete.resume' : 'settings.delete.start')}
        </PendingButton>
      </div>
    </form>
  );
}

interface DeleteErrorsProps {
  readonly deletion: Deletion;
  readonly missing: readonly FormError[];
  readonly attempt: number;
}

function DeleteErrors({ deletion: { error, begun, left }, missing, attempt }: DeleteErrorsProps) {
  const text = useText();
  const identityText = useIdentityErrorText(error);
  const dataText = useSaveErrorText(error);
  const message = error && isIdentityCode(error.code) ? identityText : dataText;
  // Also shown to a member who did not confirm halfway.
  const halfway = begun && error !== undefined;
  const failed = message || (halfway ? text('settings.delete.repeat') : '');
  return (
    <ErrorSummary
      title={text(halfway ? 'settings.delete.halfway' : 'settings.errors')}
      errors={[...missing, ...(failed ? [{ text: failed }] : [])]}
      attempt={attempt}
    >
      {halfway ? <Left left={left} repeat={Boolean(message)} /> : null}
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
