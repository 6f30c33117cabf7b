import type { ProgrammePageKey } from '@adp/shared-data/programme-page';
import type { ProgrammeRevision } from '@adp/shared-data/writer';
import type { AppError } from '@adp/shared-auth/app-error';
import { Button, useLoaded } from '@adp/shared-ui';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLazyGetRevisionQuery } from '../../store/programmeApi';
import { useText, type MessageId } from '../../text';
import type { Comparison } from './Comparison';
import styles from './Editor.module.css';

const loadComparison = () => import(/* webpackChunkName: "page-comparison" */ './Comparison');

export const toReason = ({ code }: AppError): MessageId =>
  code === 'unreadable' ? 'edit.history.unreadable' : 'siteItems.error.why';

interface CompareFormProps {
  readonly editorKey: ProgrammePageKey;
  readonly revisions: readonly ProgrammeRevision[];
}

export function CompareForm({ editorKey: key, revisions }: CompareFormProps) {
  const text = useText();
  const [read, { isFetching }] = useLazyGetRevisionQuery();
  const [compared, setCompared] = useState<Pick<ComponentProps<typeof Comparison>, 'older' | 'newer'>>();
  const [failure, setFailure] = useState<MessageId>();
  const { part, failed, retry } = useLoaded(loadComparison, compared !== undefined);
  const numbers = revisions.map(({ revision }) => String(revision));
  const [newest = '', previous = ''] = numbers;
  const { register, handleSubmit } = useForm({ defaultValues: { one: previous, other: newest } });
  const toName = (revision: string) => text('edit.history.revision', { revision });
  const compare = handleSubmit(async ({ one, other }) => {
    retry();
    const chosen = [one, other].sort((a, b) => Number(a) - Number(b));
    const versions = [];
    let reason: MessageId | undefined;
    for (const revision of chosen) {
      const { data, error } = await read({ key, revision: Number(revision) });
      reason ??= error ? toReason(error as AppError) : undefined;
      if (data) versions.push({ name: toName(revision), content: data.content });
    }
    const [older, newer] = versions;
    setFailure(reason ?? (older && newer ? undefined : 'siteItems.error.why'));
    setCompared(older && newer && { older, newer });
  });
  return (
    <form className={styles['compare']} aria-labelledby="compare-title" onSubmit={(event) => void compare(event)}>
      <h3 id="compare-title" className={styles['noteTitle']}>
        {text('edit.compare')}
      </h3>
      <div className={styles['compareFields']}>
        <SelectField id="compare-one" label={text('edit.compare.one')} {...register('one')}>
          <SelectOptions values={numbers} getName={toName} />
        </SelectField>
        <SelectField id="compare-other" label={text('edit.compare.other')} {...register('other')}>
          <SelectOptions values={numbers} getName={toName} />
        </SelectField>
        <Button secondary type="submit" aria-disabled={isFetching}>
          {text('edit.compare.show')}
        </Button>
      </div>
      {failed || failure ? <p role="alert">{text(failure ?? 'siteItems.error.why')}</p> : null}
      {part && compared ? <part.Comparison page={key.programme} {...compared} /> : null}
    </form>
  );
}
