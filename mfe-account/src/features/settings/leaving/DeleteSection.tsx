import type { SessionUser } from '@adp/shared-auth';
import type { MemberDocument } from '@adp/shared-store';
import { Choice, ChoiceGroup, ErrorSummary, FieldError, Form, type FormError, toResolver } from '@adp/shared-ui/forms';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isIdentityCode, useIdentityErrorText } from '../../../components/identity/IdentityErrorNote';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { useGetMemberQuery } from '../../../store/memberApi';
import { isMessageId, useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';
import type { PublishedContent } from '../settingsApi';
import { useSaveErrorText } from '../SettingsErrors';
import { useAccountDeletion, type Deletion, type Step } from './useAccountDeletion';

export function DeleteSection({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const { data: member, isLoading, refetch } = useGetMemberQuery(user.uid);
  return (
    <Section id="delete" danger>
      <p className={styles['text']}>{text('settings.delete.why')}</p>
      {isLoading ? (
        <RowsSkeleton rows={1} />
      ) : (
        <DeleteForm user={user} hasContent={member !== null} readMember={() => refetch().unwrap()} />
      )}
    </Section>
  );
}

const contents: readonly PublishedContent[] = ['keep', 'remove'];
const fields = { content: 'delete-content', sure: 'delete-sure' } as const;

const sure = v.pipe(
  v.boolean(),
  v.check((value) => value, 'settings.delete.sure.missing'),
);
const schema = v.object({
  content: v.pipe(
    v.nullable(v.picklist(contents)),
    v.check((content) => content !== null, 'settings.delete.content.missing'),
  ),
  sure,
});
const schemaWithoutContent = v.object({ content: v.nullable(v.picklist(contents)), sure });

interface DeleteValues {
  content: PublishedContent | null;
  sure: boolean;
}

interface DeleteFormProps {
  readonly user: SessionUser;
  readonly hasContent: boolean;
  readonly readMember: () => Promise<MemberDocument>;
}

function DeleteForm({ user, hasContent, readMember }: DeleteFormProps) {
  const text = useText();
  const deletion = useAccountDeletion(user.uid, readMember);
  const { isPending, hasBegun } = deletion;
  const { register, handleSubmit, formState } = useForm<DeleteValues>({
    defaultValues: { content: null, sure: false },
    resolver: toResolver(hasContent ? schema : schemaWithoutContent),
    shouldFocusError: false,
  });
  const { submitCount } = formState;
  const getText = (name: keyof DeleteValues) => {
    const id = formState.errors[name]?.message;
    return id && isMessageId(id) ? text(id) : undefined;
  };
  const missing = (['content', 'sure'] as const).flatMap((name) => {
    const message = getText(name);
    return message ? [{ field: fields[name], text: message }] : [];
  });
  const submit = handleSubmit(({ content }) => deletion.run(content ?? 'remove'));
  return (
    <Form className={styles['part']} isPending={isPending} onSubmit={submit}>
      <DeleteErrors deletion={deletion} missing={missing} attempt={deletion.failures + submitCount} />
      {hasContent ? (
        <ChoiceGroup id={fields.content} legend={text('settings.delete.content')} error={getText('content')}>
          {contents.map((content) => (
            <Choice
              key={content}
              {...register('content')}
              type="radio"
              value={content}
              label={text(`settings.delete.${content}`)}
              hint={text(`settings.delete.${content}.why`)}
              // Disable the choice after the deletion has begun, because some content has already been deleted or
              // anonymized.
              disabled={hasBegun}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <FieldError>{getText('sure')}</FieldError>
      <Choice
        {...register('sure')}
        id={fields.sure}
        label={text('settings.delete.sure')}
        disabled={hasBegun}
        aria-invalid={getText('sure') !== undefined}
      />
      <Status>{isPending ? text('settings.delete.pending') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton type="submit" isPending={isPending} pendingText={text('settings.delete.pending')}>
          {text(hasBegun ? 'settings.delete.resume' : 'settings.delete.start')}
        </PendingButton>
      </div>
    </Form>
  );
}

interface DeleteErrorsProps {
  readonly deletion: Deletion;
  readonly missing: readonly FormError[];
  readonly attempt: number;
}

function DeleteErrors({ deletion: { error, hasBegun, remaining }, missing, attempt }: DeleteErrorsProps) {
  const text = useText();
  const identityText = useIdentityErrorText(error);
  const dataText = useSaveErrorText(error);
  const message = error && isIdentityCode(error.code) ? identityText : dataText;
  // This includes a member who has cancelled reauthentication before a later step.
  const isHalfway = hasBegun && error !== undefined;
  const failed = message || (isHalfway ? text('settings.delete.repeat') : '');
  return (
    <ErrorSummary
      title={text(isHalfway ? 'settings.delete.halfway' : 'entry.errors')}
      errors={[...missing, ...(failed ? [{ text: failed }] : [])]}
      attempt={attempt}
    >
      {isHalfway ? <Remaining steps={remaining} canRepeat={Boolean(message)} /> : null}
    </ErrorSummary>
  );
}

function Remaining({ steps, canRepeat }: { readonly steps: readonly Step[]; readonly canRepeat: boolean }) {
  const text = useText();
  return (
    <>
      <p>{text('settings.delete.left')}</p>
      <ul className={styles['left']}>
        {steps.map((step) => (
          <li key={step}>{text(`settings.delete.left.${step}`)}</li>
        ))}
      </ul>
      {canRepeat ? <p>{text('settings.delete.repeat')}</p> : null}
    </>
  );
}
