import { useId, useState } from 'react';
import { chosenFilters, listFields, withFilter, type Filters } from '../../lib/filters/listFilters';
import { offeredValues } from '../../lib/filters/openValues';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import styles from './FilterPanel.module.css';
import { FilterSelect } from './FilterSelect';

interface FilterPanelProps {
  readonly kind: Kind;
  readonly filters: Filters;
  readonly now: Date;
  readonly onChoose: (filters: Filters) => void;
}

/** A list's filters: a rail on wide screens, on others a sheet below its button. Without a script it is a form. */
export function FilterPanel({ kind, filters, now, onChoose }: FilterPanelProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = chosenFilters(kind, filters).length;
  return (
    <section className={styles['panel']} aria-label={text('filter.title')}>
      <button
        className={styles['toggle']}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? text('filter.title') : text('filter.title.chosen', { count })}
      </button>
      <form
        id={id}
        className={styles['fields']}
        data-open={open}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        {listFields[kind].map(({ name, values, fallback }) => {
          const offered = values instanceof RegExp ? offeredValues(name, now) : values;
          if (!offered || offered.length < 2) return null;
          return (
            <FilterSelect
              key={name}
              name={name}
              values={offered}
              fallback={fallback}
              chosen={filters[name]}
              onChoose={(value) => onChoose(withFilter(filters, name, value))}
            />
          );
        })}
        <button className={styles['submit']} type="submit">
          {text('filter.show')}
        </button>
      </form>
    </section>
  );
}
