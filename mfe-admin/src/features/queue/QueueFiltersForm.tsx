import { listChoices } from '@adp/shared-data/fields';
import { memberKinds, queueStates } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { languageName } from '@adp/shared-ui/format';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AgeField, AssigneeField, FilterField } from '../../components/FilterFields';
import { FilterForm } from '../../components/FilterForm';
import { useText } from '../../text';
import { ages, toQueuePath, type QueueSearch, readQueueSearch } from './search';

export function QueueFiltersForm({ search }: { readonly search: QueueSearch }) {
  const text = useText();
  const { state = 'in_review', kind = '', lang = '', age = '', assignee = '' } = search;
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm<Record<'state' | 'kind' | 'lang' | 'age' | 'assignee', string>>({
    defaultValues: { state, kind, lang, age, assignee },
  });
  const show = handleSubmit((values) => navigate(toQueuePath(readQueueSearch(new URLSearchParams(values)))));
  return (
    <FilterForm
      label={text('queue.filters')}
      values={{ state: search.state, kind, lang, age, assignee }}
      onSubmit={(event) => {
        void show(event);
      }}
    >
      <SelectField id="queue-state" label={text('queue.state')} {...register('state')}>
        <SelectOptions values={queueStates} getName={(value) => text(`state.${value as 'in_review'}`)} />
      </SelectField>
      <FilterField
        id="queue-kind"
        label={text('queue.kind')}
        values={memberKinds}
        getName={(value) => text(`kind.${value as 'article'}`)}
        {...register('kind')}
      />
      <FilterField
        id="queue-lang"
        label={text('queue.lang')}
        values={listChoices.lang}
        getName={languageName}
        {...register('lang')}
      />
      <AgeField id="queue-age" values={ages} {...register('age')} />
      <AssigneeField id="queue-assignee" {...register('assignee')} />
      <Button secondary type="submit">
        {text('queue.apply')}
      </Button>
    </FilterForm>
  );
}
