import { reportChoices } from '@adp/shared-data/moderation';
import { Button } from '@adp/shared-ui';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AgeField, AssigneeField, FilterField } from '../../components/FilterFields';
import { FilterForm } from '../../components/FilterForm';
import { useText } from '../../text';
import { ages, readReportsSearch, toKindName, toReportsPath, type ReportsSearch } from './search';

type Values = Record<'reason' | 'collection' | 'age' | 'assignee', string>;

export function AppealFiltersForm({ search }: { readonly search: ReportsSearch }) {
  const text = useText();
  const { register, submit } = useFilters(search);
  return (
    <FilterForm label={text('appeals.filters')} values={{ age: search.age }} onSubmit={submit}>
      <AgeField id="appeal-age" values={ages} {...register('age')} />
      <Button secondary type="submit">
        {text('reports.show')}
      </Button>
    </FilterForm>
  );
}

function useFilters({ tab, ...filters }: ReportsSearch) {
  const navigate = useNavigate();
  const { reason = '', collection = '', age = '', assignee = '' } = filters;
  const { register, handleSubmit } = useForm<Values>({ defaultValues: { reason, collection, age, assignee } });
  const submit = handleSubmit((values) => {
    const chosen = readReportsSearch(new URLSearchParams({ ...values, tab }));
    void navigate(toReportsPath(chosen));
  });
  return { register, submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) };
}

export function ReportFiltersForm({ search }: { readonly search: ReportsSearch }) {
  const text = useText();
  const { register, submit } = useFilters(search);
  const { reason, collection, age, assignee } = search;
  return (
    <FilterForm label={text('reports.filters')} values={{ reason, collection, age, assignee }} onSubmit={submit}>
      <FilterField
        {...register('reason')}
        id="report-reason"
        label={text('reports.reason')}
        values={reportChoices.reason}
        getName={(value) => text(`reports.reason.${value as (typeof reportChoices.reason)[number]}`)}
      />
      <FilterField
        {...register('collection')}
        id="report-kind"
        label={text('reports.kind')}
        values={reportChoices.collection}
        getName={(value) => text(toKindName(value))}
      />
      <AgeField id="report-age" values={ages} {...register('age')} />
      <AssigneeField id="report-assignee" {...register('assignee')} />
      <Button secondary type="submit">
        {text('reports.show')}
      </Button>
    </FilterForm>
  );
}
