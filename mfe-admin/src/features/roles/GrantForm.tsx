import { listChoices } from '@adp/shared-data';
import { type FoundMember, grantableRoles, grantForm } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { CheckboxGroup, RadioGroup } from '@adp/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ReasonField } from '../../components/ReasonField';
import { toReasonMessage, toResolver } from '../../lib/toResolver';
import { useGrantRoleMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Roles.module.css';
import { useRoleErrorText } from './useRoleErrorText';

/** What the member that was found may do, and the form to change it. */
export function GrantForm({ member }: { readonly member: FoundMember }) {
  const text = useText();
  const getErrorText = useRoleErrorText();
  const [grant, { isLoading, error, isSuccess }] = useGrantRoleMutation();
  const { uid, name, username, role, programmes } = member;
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { role, programmes, reason: '' },
    resolver: toResolver(grantForm),
  });
  const reasonError = toReasonMessage(formState.errors.reason?.message);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const submit = handleSubmit(async (values) => {
    if (!isLoading) await grant({ uid, ...values });
  });
  return (
    <section className={styles['member']} aria-labelledby="member-name">
      <h2 id="member-name" ref={heading} tabIndex={-1} className={styles['name']} dir="auto">
        {name || text('roles.noProfile')}
      </h2>
      {username ? <p>{text('roles.username', { username: isolate(username) })}</p> : null}
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="role"
          render={({ field: { name, value, onChange } }) => (
            <RadioGroup
              legend={text('roles.choose')}
              options={grantableRoles.map((one) => ({
                value: one,
                label: text(`roles.${one}.label`),
                hint: text(`roles.${one}.hint`),
              }))}
              {...{ name, value, onChange }}
            />
          )}
        />
        <Controller
          control={control}
          name="programmes"
          render={({ field: { name, value, onChange } }) => (
            <CheckboxGroup
              legend={text('roles.programmes')}
              hint={text('roles.programmes.hint')}
              options={listChoices.programme.map((one) => ({ value: one, label: text(`roles.programme.${one}`) }))}
              {...{ name, value, onChange }}
            />
          )}
        />
        <ReasonField {...register('reason')} error={reasonError && text(reasonError)} />
        {error ? (
          <p className={styles['error']} role="alert">
            {getErrorText(error)}
          </p>
        ) : null}
        <p role="status">{isSuccess && !isLoading ? text('roles.saved') : ''}</p>
        <div>
          <Button type="submit" aria-disabled={isLoading}>
            {text(isLoading ? 'pending' : 'roles.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
