import { PageTitle } from '@adp/shared-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterChips } from '../../components/filters/FilterChips';
import { FilterPanel } from '../../components/filters/FilterPanel';
import { EmptyList } from '../../components/states/EmptyList';
import { chosenFilters, parseFilters, printFilters } from '../../lib/filters/listFilters';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './ListPage.module.css';

/** The list of one kind, under the filters of its address. */
export function ListPage({ kind }: { kind: Kind }) {
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filters = parseFilters(kind, params);
  const title = text(`kind.${kind}`);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <div className={styles['page']}>
        <h1 className={styles['title']}>{title}</h1>
        <div className={styles['columns']}>
          <FilterPanel
            kind={kind}
            filters={filters}
            now={new Date()}
            onChoose={(chosen) =>
              void navigate(listPath(kind) + printFilters(kind, chosen), { preventScrollReset: true })
            }
          />
          <div className={styles['results']}>
            <FilterChips kind={kind} filters={filters} />
            <EmptyList kind={kind} filtered={chosenFilters(kind, filters).length > 0} />
          </div>
        </div>
      </div>
    </>
  );
}
