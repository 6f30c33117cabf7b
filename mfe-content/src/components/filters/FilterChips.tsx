import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { chosenFilters, type Filters, printFilters, withFilter } from '@adp/shared-data/lists';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import { useValueName } from '../useValueName';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  readonly kind: Kind;
  readonly filters: Filters;
  /** Returns the URL of the page with other filters. By default, the URL of the list. */
  readonly toPath?: (filters: Filters) => string;
}

export function FilterChips({ kind, filters, toPath }: FilterChipsProps) {
  const text = useText();
  const valueName = useValueName();
  const chosen = chosenFilters(kind, filters);
  if (chosen.length === 0) return null;
  const toList = toPath ?? ((next: Filters) => listPath(kind) + printFilters(kind, next));
  const without = (name: string, value: string) =>
    withFilter(
      filters,
      name,
      (filters[name] ?? []).filter((chosen) => chosen !== value),
    );
  return (
    <ul className={styles['chips']} aria-label={text('filter.chosen')}>
      {chosen.map(([name, value]) => {
        const label = `filter.${name}`;
        const words = valueName(name, value);
        return (
          <li key={name + value}>
            <Link
              className={styles['chip']}
              to={toList(without(name, value))}
              preventScrollReset
              onClick={focusNext}
              aria-label={text('filter.remove', { name: isMessageId(label) ? text(label) : name, value: words })}
            >
              <span>{words}</span>
              <span className={styles['cross']} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          className={styles['clear']}
          to={toList(withFilter({}, 'order', filters['order'] ?? []))}
          preventScrollReset
          onClick={focusNext}
        >
          {text('filter.clear')}
        </Link>
      </li>
    </ul>
  );
}

/** Moves focus to the next chip or, after the last chip, to the content. Called before the followed link is removed. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const next = item?.parentElement?.childElementCount === 2 ? null : item?.nextElementSibling?.querySelector('a');
  (next ?? currentTarget.closest('main'))?.focus({ preventScroll: true });
}
