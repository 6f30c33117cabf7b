import { useNavigate } from 'react-router-dom';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { writtenKinds } from '../../lib/kinds';
import { useText } from '../../text';
import { ownStatuses, type WorkAddress, workAddress } from './workAddress';
import styles from './Work.module.css';

/** Which of the own items are shown: each choice is an address. */
export function AccountFilters({ kind, status }: WorkAddress) {
  const text = useText();
  const navigate = useNavigate();
  const choose = (address: WorkAddress) => void navigate(workAddress(address), { preventScrollReset: true });
  return (
    <div className={styles['filters']} role="group" aria-label={text('work.account.filters')}>
      <FilterSelect
        name="ownKind"
        values={writtenKinds}
        fallback={undefined}
        chosen={kind}
        onChoose={(value) => choose({ kind: writtenKinds.find((one) => one === value), status })}
      />
      <FilterSelect
        name="ownStatus"
        values={ownStatuses}
        fallback={undefined}
        chosen={status}
        onChoose={(value) => choose({ kind, status: ownStatuses.find((one) => one === value) })}
      />
    </div>
  );
}
