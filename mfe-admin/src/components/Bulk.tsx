import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import type { ReactNode, Ref } from 'react';
import type { BulkResult } from '../store/adminApi';
import { useText } from '../text';
import styles from './Bulk.module.css';
import list from './List.module.css';
import { useDecisionErrorText } from './DecisionError';

interface SelectedRowProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

export function SelectedRow({ label, isSelected, onSelect, children }: SelectedRowProps) {
  return (
    <li className={styles['row']}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      {children}
    </li>
  );
}

interface BulkProps {
  readonly of: 'queue' | 'reports';
  readonly status: string;
  readonly result: BulkResult | undefined;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function Bulk({ of, status, result, onSelectAll, onSelectNone, titleRef, children }: BulkProps) {
  const text = useText();
  return (
    <section className={styles['bulk']} aria-labelledby="bulk-title">
      <h2 id="bulk-title" ref={titleRef} tabIndex={-1}>
        {text(`${of}.bulk`)}
      </h2>
      <p role="status">{status}</p>
      <Refusals of={of} result={result} />
      <BulkButtons>
        <Button secondary onClick={onSelectAll}>
          {text(`${of}.bulk.all`)}
        </Button>
        <Button secondary onClick={onSelectNone}>
          {text(`${of}.bulk.nothing`)}
        </Button>
      </BulkButtons>
      {children}
    </section>
  );
}

export function BulkButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}

function Refusals({ of, result }: Pick<BulkProps, 'of' | 'result'>) {
  const text = useText();
  const getErrorText = useDecisionErrorText();
  if (!result || result.failed.length === 0) return null;
  return (
    <ul className={list['error']} role="alert">
      {result.failed.map(({ id, title, error }, index) => (
        // Add the index, because items of different kinds may have the same id.
        <li key={`${index} ${id}`}>{text(`${of}.bulk.failed`, { title: isolate(title), why: getErrorText(error) })}</li>
      ))}
    </ul>
  );
}
