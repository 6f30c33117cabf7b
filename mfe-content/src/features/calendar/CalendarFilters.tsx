import { listDefinitions, offeredValues, withFilter } from '@adp/shared-data/lists';
import { localPath } from '@adp/shared-ui';
import { useNavigate } from 'react-router-dom';
import { type CalendarAddress, calendarHref } from '../../api/listViews';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './CalendarPage.module.css';

/** The filters with controls. Links from lists can set all filters, which are kept as chips. */
const names = ['country', 'programme', 'theme'];

/** The filters that events and deadlines share. Without JavaScript, the form opens the filtered month. */
export function CalendarFilters({ address, now }: { address: CalendarAddress; now: Date }) {
  const text = useText();
  const navigate = useNavigate();
  const { filters } = address;
  const hidden = [...new URL(calendarHref(address), 'https://site.example').searchParams].filter(
    ([name]) => !names.includes(name),
  );
  return (
    <form className={styles['filters']} action={localPath(paths.calendar)} onSubmit={(event) => event.preventDefault()}>
      {hidden.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {listDefinitions.event.fields
        .filter(({ name }) => names.includes(name))
        .map(({ name, values }) => (
          <FilterSelect
            key={name}
            name={name}
            values={values instanceof RegExp ? (offeredValues(name, now) ?? []) : values}
            fallback={undefined}
            chosen={filters[name]?.[0]}
            onChoose={(value, replace) => {
              const next = withFilter(filters, name, value === undefined ? [] : [value]);
              void navigate(calendarHref({ ...address, filters: next }), { preventScrollReset: true, replace });
            }}
          />
        ))}
      <button className={styles['submit']} type="submit">
        {text('filter.show')}
      </button>
    </form>
  );
}
