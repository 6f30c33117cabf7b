import { type Handling, type HandlingChange, noteForm } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { Form, TextArea, toResolver } from '@adp/shared-ui/forms';
import { useForm } from 'react-hook-form';
import { useText } from '../text';
import { AssignButton } from './AssignButton';
import { DecisionError } from './DecisionError';
import styles from './Handling.module.css';

interface HandlingFormProps {
  readonly id: string;
  readonly uid: string;
  readonly handling: Handling;
  readonly state: {
    readonly isLoading: boolean;
    readonly isSuccess: boolean;
    readonly error?: unknown;
    readonly originalArgs?: HandlingChange;
  };
  readonly onHandle: (change: HandlingChange) => Promise<unknown>;
}

export function HandlingForm({ id, uid, handling, state, onHandle }: HandlingFormProps) {
  const text = useText();
  const { isLoading, isSuccess, error, originalArgs } = state;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { note: handling.note ?? '' },
    resolver: toResolver(noteForm),
  });
  const save = handleSubmit(async ({ note }) => {
    await onHandle({ note });
  });
  const isNoteSaved = isSuccess && originalArgs?.note !== undefined;
  return (
    <Form className={styles['form']} isPending={isLoading} onSubmit={save}>
      <DecisionError error={error} />
      <div>
        <AssignButton
          uid={uid}
          handling={handling}
          isLoading={isLoading}
          onHandle={(change) => {
            void onHandle(change);
          }}
        />
      </div>
      <TextArea
        {...register('note')}
        id={`${id}-note`}
        rows={2}
        dir="auto"
        label={text('handling.note.label')}
        hint={text('handling.note.hint')}
        error={formState.errors.note && text('reason.tooLong')}
      />
      <p role="status">{isNoteSaved ? text('handling.note.saved') : ''}</p>
      <div>
        <Button secondary type="submit" aria-disabled={isLoading}>
          {text('handling.note.save')}
        </Button>
      </div>
    </Form>
  );
}
