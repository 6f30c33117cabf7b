import { newId } from '@adp/shared-data/client';
import { listChoices } from '@adp/shared-data/fields';
import { type FoundMember, grantForm } from '@adp/shared-data/review';
import { MAX_PROGRAMMES, roleNames } from '@adp/shared-data/roles';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { CheckboxGroup, Form, RadioGroup, toResolver } from '@adp/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ReasonField } from '../../components/ReasonField';
import { toReasonMessage } from '../../lib/reason';
import { useGrantRoleMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Roles.module.css';
import { RoleError } from './RoleError';

interface GrantFormProps {
  readonly member: FoundMember;
  readonly onGrant: (member: FoundMember) => void;
}

export function GrantForm({ member, onGrant }: GrantFormProps) {
  const text = useText();
  const [grant, { isLoading, error, isSuccess }] = useGrantRoleMutation();
  const { uid, name, username, role, programmes, approvals } = member;
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { role, programmes, reason: '' },
    resolver: toResolver(grantForm),
  });
  const reasonError = toReasonMessage(formState.errors.reason?.message);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const chosen = useWatch({ control });
  // Keep the id until the request succeeds, so that a retry completes the change instead of repeating it.
  const [run, setRun] = useState(newId);
  const submit = handleSubmit(async (values) => {
    const { data } = await grant({ uid, ...values, run });
    if (!data) return;
    setRun(newId());
    onGrant({ ...member, ...data, approvals: revokesTrust(member, values) ? 0 : approvals });
  });
  return (
    <section className={styles['member']} aria-labelledby="member-name">
      <h2 id="member-name" ref={heading} tabIndex={-1} dir="auto">
        {name || text('roles.noProfile')}
      </h2>
      {username ? <p>{text('roles.username', { username: isolate(username) })}</p> : null}
      <p>{text('roles.approvals', { count: approvals })}</p>
      <Form className={styles['form']} isPending={isLoading} onSubmit={submit}>
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <RadioGroup
              {...field}
              legend={text('roles.choose')}
              options={roleNames.map((name) => ({
                value: name,
                label: text(`roles.${name}.label`),
                hint: text(`roles.${name}.hint`),
              }))}
            />
          )}
        />
        <Controller
          control={control}
          name="programmes"
          render={({ field }) => (
            <CheckboxGroup
              {...field}
              legend={text('roles.programmes')}
              hint={text('roles.programmes.hint')}
              error={formState.errors.programmes && text('roles.programmes.tooMany', { max: MAX_PROGRAMMES })}
              options={listChoices.programme.map((code) => ({ value: code, label: text(`roles.programme.${code}`) }))}
            />
          )}
        />
        <p role="status">{revokesTrust(member, chosen) ? text('roles.takesBack') : ''}</p>
        <ReasonField {...register('reason')} error={reasonError && text(reasonError)} />
        <RoleError error={error} />
        <p role="status">{isSuccess ? text('roles.saved') : ''}</p>
        <div>
          <Button type="submit" aria-disabled={isLoading}>
            {text(isLoading ? 'pending' : 'roles.save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Applies the same rule as `changeRole` in services/functions. Adding a programme never revokes trust. */
function revokesTrust(
  { role, programmes, approvals }: FoundMember,
  chosen: Partial<Pick<FoundMember, 'role' | 'programmes'>>,
): boolean {
  if (chosen.role !== 'member') return false;
  if (role !== 'member') return true;
  return approvals > 0 && (chosen.programmes ?? []).every((code) => programmes.includes(code));
}
