import { type Decision, decisionForm, decisionsFor, type ItemInReview, reasonLimits } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { counterText, Form, RadioGroup, TextArea, toResolver } from '@adp/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { DecisionError } from '../../components/DecisionError';
import { toReasonMessage } from '../../lib/reason';
import { useDecideMutation } from '../../store/adminApi';
import { useText } from '../../text';
import list from '../../components/List.module.css';
import styles from './Item.module.css';

export function DecisionForm({ uid, reviewed }: { readonly uid: string; readonly reviewed: ItemInReview }) {
  const text = useText();
  const { item, state } = reviewed;
  const decisions = decisionsFor(state, item.kind);
  const isMine = item.authorUid === uid;
  const form = useDecision(uid, reviewed);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button has been removed with its form, so move focus to the status.
    if (form.done) status.current?.focus();
  }, [form.done]);
  const { control, register, errors, isLoading } = form;
  const reason = useWatch({ control, name: 'reason' });
  const reasonError = toReasonMessage(errors.reason?.message);
  const toOption = (value: Decision) => {
    const name = value === 'published' && state === 'removed' ? 'restored' : value;
    return { value, label: text(`decide.${name}`), hint: text(`decide.${name}.hint`) };
  };
  return (
    <section className={styles['decision']} aria-labelledby="decision-title">
      <h2 id="decision-title">{text('decide.title')}</h2>
      <p role="status" ref={status} tabIndex={-1}>
        {form.done ? text('decide.done', { state: text(`state.${form.done}`) }) : ''}
      </p>
      <DecisionError error={form.error} />
      {isMine || decisions.length === 0 ? (
        <p>{text(isMine ? 'decide.mine' : 'decide.none')}</p>
      ) : (
        <Form key={`${item.id} ${state}`} className={list['form']} isPending={isLoading} onSubmit={form.submit}>
          <Controller
            control={control}
            name="to"
            render={({ field }) => (
              <RadioGroup
                {...field}
                id="decision"
                legend={text('decide.choose')}
                options={decisions.map(toOption)}
                error={errors.to && text('decide.choice.missing')}
              />
            )}
          />
          <TextArea
            {...register('reason')}
            id="decision-reason"
            dir="auto"
            label={text('reason')}
            hint={text('reason.hint')}
            error={reasonError && text(reasonError)}
            counter={counterText(reason, reasonLimits.max)}
          />
          <div>
            <Button type="submit" aria-disabled={isLoading}>
              {text(isLoading ? 'pending' : 'decide.submit')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

function useDecision(uid: string, { item, revision, translatedAt }: ItemInReview) {
  const [decide, { isLoading, error, data, originalArgs }] = useDecideMutation();
  const { control, register, handleSubmit, reset, formState } = useForm({
    defaultValues: { to: '', reason: '' },
    resolver: toResolver(decisionForm),
  });
  const send = handleSubmit(async ({ to, reason }) => {
    const { kind, id } = item;
    const result = await decide({ kind, id, revision, translatedAt, to, reason, by: uid });
    if (!result.error) reset();
  });
  return {
    control,
    register,
    isLoading,
    errors: formState.errors,
    error,
    done: data === null ? originalArgs?.to : undefined,
    submit: send,
  };
}
