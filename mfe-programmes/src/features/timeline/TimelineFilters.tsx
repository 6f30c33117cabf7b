import { currentLocale, formatLocale } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import type { TimelineFilters as Filters, TimelinePage } from '@adp/shared-ui/search-index';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/formatDate';
import { timelinePath } from '../../paths';
import { programmes, type ProgrammeEntry, toPageId } from '../../programmes';
import { useText } from '../../text';
import styles from './TimelinePage.module.css';

interface TimelineFiltersProps {
  readonly filters: Filters;
  readonly page: Pick<TimelinePage<unknown>, 'years' | 'programmes'>;
}

export function TimelineFilters({ filters: { programme, year }, page }: TimelineFiltersProps) {
  const text = useText();
  const years = new Set([...Object.keys(page.years), ...(year === undefined ? [] : [year])]);
  return (
    <div className={styles['filters']}>
      <FilterLinks
        title={text('timeline.programmes')}
        all={text('timeline.programmes.all')}
        values={Object.values<ProgrammeEntry>(programmes).map(({ path, acronym }) => {
          const value = toPageId(path);
          return { value, name: acronym, isName: true, count: page.programmes[value] ?? 0 };
        })}
        selected={programme}
        toPath={(value) => timelinePath({ programme: value, year })}
      />
      <FilterLinks
        title={text('timeline.years')}
        all={text('timeline.years.all')}
        values={[...years]
          .sort()
          .reverse()
          .map((value) => {
            return { value, name: formatDate(value, currentLocale()), count: page.years[value] ?? 0 };
          })}
        selected={year}
        toPath={(value) => timelinePath({ programme, year: value })}
      />
    </div>
  );
}

interface FilterLinksProps {
  readonly title: string;
  /** The label of the link without the filter. */
  readonly all: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    /** True for names that are the same in every language. */
    readonly isName?: boolean;
    readonly count: number;
  }[];
  readonly selected: string | undefined;
  readonly toPath: (value: string | undefined) => string;
}

/** Links for the values of a filter with their numbers of entries. Omits values without entries. */
function FilterLinks({ title, all, values, selected, toPath }: FilterLinksProps) {
  const id = useId();
  const format = numberFormat(formatLocale(currentLocale()));
  const offered = values.filter(({ value, count }) => count > 0 || value === selected);
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles['filterTitle']}>
        {title}
      </h2>
      <ul className={styles['values']}>
        <li>
          <Link
            className={styles['value']}
            to={toPath(undefined)}
            preventScrollReset
            aria-current={selected === undefined ? 'page' : undefined}
          >
            {all}
          </Link>
        </li>
        {offered.map(({ value, name, isName = false, count }) => (
          <li key={value} className={styles['counted']}>
            <Link
              className={styles['value']}
              to={toPath(value)}
              preventScrollReset
              aria-current={selected === value ? 'page' : undefined}
            >
              <span translate={isName ? 'no' : 'yes'}>{name}</span>
            </Link>
            <span className={styles['count']}>{format.format(count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
