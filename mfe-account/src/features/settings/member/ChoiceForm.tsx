import { Form } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { Status } from '../Section';
import styles from '../Settings.module.css';
import { SaveError } from '../SettingsErrors';
import type { useMemberChoice } from './useMemberChoice';

interface ChoiceFormProps {
  readonly choice: Pick<ReturnType<typeof useMemberChoice>, 'save' | 'isSaving' | 'isSaved' | 'error'>;
  readonly children: ReactNode;
}

export function ChoiceForm({ choice: { save, isSaving, isSaved, error }, children }: ChoiceFormProps) {
  const text = useText();
  return (
    <Form className={styles['part']} isPending={isSaving} onSubmit={save}>
      <SaveError error={error} />
      {children}
      <Status>{isSaved ? text('settings.saved') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton secondary type="submit" isPending={isSaving} pendingText={text('settings.saving')}>
          {text('settings.save')}
        </PendingButton>
      </div>
    </Form>
  );
}
