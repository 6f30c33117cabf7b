import { SummaryButton } from '@adp/shared-ui/lists';
import type { ReactNode, SyntheticEvent } from 'react';
import { useText } from '../text';
import list from './List.module.css';

interface FilterFormProps {
  readonly label: string;
  /** The values of the filters. An empty value means that the filter is not set. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form with the filters of a list. On phones, it is closed, so that the first rows are visible. */
export function FilterForm({ label, values, onSubmit, children }: FilterFormProps) {
  const text = useText();
  const count = Object.values(values).filter(Boolean).length;
  return (
    <>
      <details className={list['opener']}>
        <SummaryButton>{count === 0 ? text('filters.title') : text('filters.title.chosen', { count })}</SummaryButton>
      </details>
      <form className={list['filters']} aria-label={label} onSubmit={onSubmit}>
        {children}
      </form>
    </>
  );
}
