import { useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  feedPath,
  type Filters,
  isCalendarKind,
  isSingle,
  listDefinitions,
  offeredValues,
  printFilters,
  withFilter,
} from '@adp/shared-data/lists';
import { localPath } from '@adp/shared-ui';
import type { Kind } from '../../lib/kinds';
import texts from '../../messages/filters-en.json';
import { calendarUrl, listPath } from '../../paths';
import { useText } from '../../text';
import styles from './FilterPanel.module.css';
import { FilterCheckboxes } from './FilterCheckboxes';
import { FilterSelect } from './FilterSelect';
import { useFacets } from './useFacets';
import { useOptionName } from './useOptionName';
import { usePendingChoice } from './usePendingChoice';

export { texts };

interface FilterPanelProps {
  readonly kind: Kind;
  readonly filters: Filters;
  readonly now: Date;
  /** True if the reader can see the filters, which then show the number of results of each choice. */
  readonly isVisible?: boolean;
  /** The element for the order of the list. Without it, the order is among the filters. */
  readonly orderSlot?: Element | null;
  /** Called with each choice. Omitted in the form for readers without JavaScript, whose button submits the choices. */
  readonly onChoose?: (filters: Filters, replace: boolean) => void;
  readonly onDone?: () => void;
}

export function FilterPanel({ kind, filters, now, isVisible = false, orderSlot, onChoose, onDone }: FilterPanelProps) {
  const text = useText();
  const optionName = useOptionName(useFacets(kind, { filters, isVisible }));
  const [latest, setLatest] = usePendingChoice(filters, (choice) => printFilters(kind, choice));
  // A choice replaces the previous choice only in the same field. Store the field here, because some browsers do not
  // focus a clicked checkbox.
  const lastField = useRef<string>(undefined);
  const choose = (name: string, values: readonly string[], replace: boolean) => {
    const next = withFilter(latest, name, values);
    setLatest(next);
    onChoose?.(next, replace && lastField.current === name);
    lastField.current = name;
  };
  return (
    <form
      className={styles['fields']}
      action={localPath(listPath(kind))}
      onSubmit={(event) => {
        event.preventDefault();
        onDone?.();
      }}
    >
      {listDefinitions[kind].fields.map((field) => {
        const { name, values, fallback } = field;
        const offered = values instanceof RegExp ? offeredValues(name, now) : values;
        const chosen = latest[name] ?? [];
        if (!offered || (offered.length < 2 && fallback !== undefined))
          return chosen.map((value) => <input key={name + value} type="hidden" name={name} value={value} />);
        if (!isSingle(field))
          return (
            <FilterCheckboxes
              key={name}
              name={name}
              values={offered}
              chosen={chosen}
              nameOption={(value) => optionName(name, value)}
              onChoose={(next, replace) => choose(name, next, replace)}
            />
          );
        const select = (
          <FilterSelect
            key={name}
            name={name}
            values={offered}
            fallback={fallback}
            chosen={chosen[0]}
            nameOption={(value) => optionName(name, value)}
            onChoose={(next, replace) => choose(name, next === undefined ? [] : [next], replace)}
          />
        );
        return name === 'order' && orderSlot
          ? createPortal(<div className={styles['order']}>{select}</div>, orderSlot, name)
          : select;
      })}
      <button className={onChoose ? `${styles['submit']} ${styles['narrow']}` : styles['submit']} type="submit">
        {text('filter.show')}
      </button>
      <FollowLinks kind={kind} filters={latest} />
    </form>
  );
}

/** The filters for readers without JavaScript. */
export function PlainFilters(panel: Pick<FilterPanelProps, 'kind' | 'filters' | 'now'>) {
  return (
    <div className={styles['plain']}>
      <FilterPanel {...panel} />
    </div>
  );
}

function FollowLinks({ kind, filters }: { readonly kind: Kind; readonly filters: Filters }) {
  const text = useText();
  const query = printFilters(kind, filters);
  return (
    <ul className={styles['follow']}>
      <li>
        <a href={feedPath(kind) + query}>{text('follow.feed')}</a>
      </li>
      {isCalendarKind(kind) ? (
        <li>
          <a href={calendarUrl(kind) + query}>{text(`follow.calendar.${kind}`)}</a>
        </li>
      ) : null}
    </ul>
  );
}
