import { useNavigate } from 'react-router-dom';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { usePendingChoice } from '../../components/filters/usePendingChoice';
import { writtenKinds } from '../../lib/kinds';
import { itemStatuses, type MyItemsFilter } from '../../api/readMyItems';
import { useText } from '../../text';
import { paths } from '../../paths';
import styles from './MyContent.module.css';
import { useOfferedKinds } from './useOfferedKinds';

export function AccountFilters(shown: ListFilters) {
  const text = useText();
  const navigate = useNavigate();
  const kinds = useOfferedKinds();
  const [{ kind, status }, setLatest] = usePendingChoice(shown, toListUrl);
  const choose = (address: ListFilters, replace: boolean) => {
    setLatest(address);
    void navigate(toListUrl(address), { preventScrollReset: true, replace });
  };
  return (
    <div className={styles['filters']} role="group" aria-label={text('myContent.account.filters')}>
      <FilterSelect
        name="myKind"
        values={kinds}
        fallback={undefined}
        chosen={kind}
        onChoose={(value, replace) =>
          choose({ kind: writtenKinds.find((option) => option === value), status }, replace)
        }
      />
      <FilterSelect
        name="myStatus"
        values={itemStatuses}
        fallback={undefined}
        chosen={status}
        onChoose={(value, replace) =>
          choose({ kind, status: itemStatuses.find((option) => option === value) }, replace)
        }
      />
    </div>
  );
}

type ListFilters = Pick<MyItemsFilter, 'kind' | 'status'>;

export function readListFilters(params: URLSearchParams): ListFilters {
  return {
    kind: writtenKinds.find((option) => option === params.get('kind')),
    status: itemStatuses.find((option) => option === params.get('status')),
  };
}

function toListUrl({ kind, status }: ListFilters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}) }).toString();
  return query ? `${paths.work}?${query}` : paths.work;
}
