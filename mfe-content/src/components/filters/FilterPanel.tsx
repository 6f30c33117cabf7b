import type { Filters } from '../../lib/lists/ListDefinition';
import { listDefinitions } from '../../lib/lists/listDefinitions';
import { printFilters, withFilter } from '../../lib/lists/listFilters';
import { offeredValues } from '../../lib/lists/openValues';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import styles from './FilterPanel.module.css';
import { FilterSelect } from './FilterSelect';
import { usePendingChoice } from './usePendingChoice';

interface FilterPanelProps {
  readonly kind: Kind;
  readonly filters: Filters;
  readonly now: Date;
  readonly onChoose: (filters: Filters, replace: boolean) => void;
  /** The reader wants to see the list. */
  readonly onDone: () => void;
}

/** The filters of a list. Each choice applies at once. */
export function FilterPanel({ kind, filters, now, onChoose, onDone }: FilterPanelProps) {
  const text = useText();
  const [latest, setLatest] = usePendingChoice(filters, (choice) => printFilters(kind, choice));
  const choose = (next: Filters, replace: boolean) => {
    setLatest(next);
    onChoose(next, replace);
  };
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {listDefinitions[kind].fields.map(({ name, values, fallback }) => {
        const offered = values instanceof RegExp ? offeredValues(name, now) : values;
        if (!offered || (offered.length < 2 && fallback !== undefined)) return null;
        return (
          <FilterSelect
            key={name}
            name={name}
            values={offered}
            fallback={fallback}
            chosen={latest[name]}
            onChoose={(value, replace) => choose(withFilter(latest, name, value), replace)}
          />
        );
      })}
      <button className={styles['submit']} type="submit">
        {text('filter.show')}
      </button>
    </form>
  );
}
