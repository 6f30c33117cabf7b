import { Button } from '@adp/shared-ui';
import { ErrorSummary, Form, TextField } from '@adp/shared-ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { toAppError } from '@adp/shared-auth/app-error';
import form from '../../components/Form.module.css';
import { PictureControl } from '../../components/profile/PictureControl';
import { applyForm, createProfileResolver, toForm } from '../../components/profile/profileForm';
import { listErrors, useProfileErrorText } from '../../components/profile/useProfileErrorText';
import { PictureRefusal, useSaveProfile } from '../../components/profile/useSaveProfile';
import { useUsername } from '../../components/profile/useUsername';
import { isUsernameError, UsernameField } from '../../components/profile/UsernameField';
import { useText } from '../../text';
import type { Newcomer } from './useNewcomer';

interface ProfileStepProps {
  readonly newcomer: Newcomer;
  readonly onLeave: () => void;
}

export function ProfileStep({ newcomer: { uid, before, draft, freeUsername }, onLeave }: ProfileStepProps) {
  const text = useText();
  const { save, progress } = useSaveProfile(uid);
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: toForm(draft),
    resolver: createProfileResolver(draft),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const [name, username] = useWatch({ control, name: ['name', 'username'] });
  const availability = useUsername(username, before ? [before.item.username] : [], freeUsername);
  const isTaken = errors.username?.type === 'taken';
  const state = isTaken ? 'taken' : availability;
  const getErrorText = useProfileErrorText();
  const submit = handleSubmit(async (values) => {
    if (isUsernameError(availability)) {
      setError('username', { type: availability });
      return;
    }
    try {
      await save({ draft: applyForm(values, draft), before, picture: values.picture });
      onLeave();
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (thrown instanceof PictureRefusal) setError('picture', { type: thrown.code });
      else if (code === 'already-exists') setError('username', { type: 'taken' });
      else setError('root.service', { type: code });
    }
  });
  const fieldErrors = listErrors(errors).map(({ field, code }) => ({ field, text: getErrorText(field, code) }));
  const failed = errors.root?.['service']?.type;
  const serviceErrors = failed
    ? [{ text: text(failed === 'offline' ? 'welcome.offline' : 'welcome.failed.text') }]
    : [];
  return (
    <Form className={form['form']} isPending={isSubmitting} onSubmit={submit}>
      <h2>{text('welcome.profile')}</h2>
      <p className={form['quiet']}>{text('welcome.profile.text')}</p>
      <ErrorSummary
        title={text(failed ? 'welcome.failed' : 'error.list')}
        errors={[...fieldErrors, ...serviceErrors]}
        attempt={submitCount}
      />
      <TextField
        {...register('name')}
        id="name"
        label={text('member.name')}
        hint={text('member.name.hint')}
        error={fieldErrors.find(({ field }) => field === 'name')?.text}
        autoComplete="name"
        dir="auto"
      />
      <UsernameField {...register('username')} value={username} state={state} />
      <PictureControl
        control={control}
        name={name}
        progress={progress}
        error={fieldErrors.find(({ field }) => field === 'picture')?.text}
      />
      <div className={form['buttons']}>
        <Button type="submit" disabled={isSubmitting}>
          {text(isSubmitting ? 'loading' : 'welcome.save')}
        </Button>
        <Button secondary onClick={onLeave}>
          {text('welcome.skip')}
        </Button>
      </div>
    </Form>
  );
}
