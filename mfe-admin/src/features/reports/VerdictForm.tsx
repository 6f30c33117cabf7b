import { reasonLimits, verdictForm } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { type ChoiceOption, counterText, Form, RadioGroup, TextArea, toResolver } from '@adp/shared-ui/forms';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { toReasonMessage } from '../../lib/reason';
import { useText } from '../../text';
import { DecisionError } from '../../components/DecisionError';
import styles from '../../components/Handling.module.css';

interface VerdictFormProps {
  readonly id: string;
  readonly options: readonly ChoiceOption[];
  readonly reasonHint: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onDecide: (choice: string, reason: string) => Promise<{ readonly error?: unknown }>;
  readonly onDecided: () => void;
}

export function VerdictForm({ id, options, reasonHint, isLoading, error, onDecide, onDecided }: VerdictFormProps) {
  const text = useText();
  const [onlyOption] = options.length === 1 ? options : [];
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { choice: onlyOption?.value ?? '', reason: '' },
    resolver: toResolver(verdictForm),
  });
  const typed = useWatch({ control, name: 'reason' });
  const submit = handleSubmit(async ({ choice, reason }) => {
    if (!(await onDecide(choice, reason)).error) onDecided();
  });
  const { errors } = formState;
  const problem = toReasonMessage(errors.reason?.message);
  return (
    <Form className={styles['form']} isPending={isLoading} onSubmit={submit}>
      {onlyOption ? null : (
        <Controller
          name="choice"
          control={control}
          render={({ field }) => (
            <RadioGroup
              {...field}
              id={`${id}-choice`}
              legend={text('reports.choose')}
              options={options}
              error={errors.choice && text('reports.choose.missing')}
            />
          )}
        />
      )}
      <TextArea
        {...register('reason')}
        id={`${id}-reason`}
        rows={3}
        dir="auto"
        label={text('reason')}
        hint={reasonHint}
        error={problem && text(problem)}
        counter={counterText(typed, reasonLimits.max)}
      />
      <DecisionError error={error} />
      <div>
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? text('pending') : (onlyOption?.label ?? text('reports.decide'))}
        </Button>
      </div>
    </Form>
  );
}
