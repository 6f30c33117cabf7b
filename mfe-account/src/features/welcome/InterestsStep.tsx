import { choices, limits, userSchema } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import form from '../../components/Form.module.css';
import { toPicture } from '../../components/profile/profileForm';
import { useSaveProfile } from '../../components/profile/useSaveProfile';
import { toAppError } from '../../lib/errors';
import { useText } from '../../text';
import { StepErrors } from './StepErrors';
import type { Newcomer } from './useNewcomer';

const schema = v.object({ interests: userSchema.entries.interests });

/** The themes that the member is interested in. */
export function InterestsStep({
  newcomer: { uid, before, draft },
  onLeave,
}: {
  readonly newcomer: Newcomer;
  readonly onLeave: () => void;
}) {
  const text = useText();
  const { save } = useSaveProfile(uid);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { interests: draft.interests },
    resolver: standardSchemaResolver(schema),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const tooMany = errors.interests ? text('error.too-many', limits.interests) : undefined;
  const submit = handleSubmit(async ({ interests }) => {
    try {
      await save({ draft: { ...draft, interests }, before, picture: toPicture(draft) });
      onLeave();
    } catch (thrown) {
      setError('root.service', { type: toAppError(thrown).code });
    }
  });
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <h2 data-keyboard tabIndex={-1} ref={focusOnMount}>
        {text('welcome.interests')}
      </h2>
      <StepErrors
        found={tooMany ? [{ field: 'interests', text: tooMany }] : []}
        failed={errors.root?.['service']?.type}
        attempt={submitCount}
      />
      <ChoiceGroup
        id="interests"
        legend={text('welcome.interests')}
        hint={text('welcome.interests.text')}
        error={tooMany}
      >
        {choices.theme.map((theme) => (
          <Choice key={theme} {...register('interests')} value={theme} label={text(`value.theme.${theme}`)} />
        ))}
      </ChoiceGroup>
      <div className={form['buttons']}>
        <Button type="submit" disabled={isSubmitting}>
          {text(isSubmitting ? 'loading' : 'welcome.finish')}
        </Button>
        <Button quiet onClick={onLeave}>
          {text('welcome.skip')}
        </Button>
      </div>
    </form>
  );
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
