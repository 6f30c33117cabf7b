import type { FoundMember, RoleHolder } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { formatDate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { Table } from '../../components/Table';
import { profilePath } from '../../paths';
import { useFindMemberMutation, useGetRoleHoldersQuery } from '../../store/adminApi';
import { isMessageId, useText } from '../../text';
import { RoleError } from './RoleError';
import styles from './Roles.module.css';

interface RoleHoldersProps {
  readonly uid: string;
  readonly onFind: (member: FoundMember | undefined) => void;
}

/** The members with a role, according to the audit log. */
export function RoleHolders({ uid, onFind }: RoleHoldersProps) {
  const text = useText();
  const query = useGetRoleHoldersQuery(uid);
  const [find, { isLoading, error }] = useFindMemberMutation();
  const open = async (username: string) => {
    onFind(undefined);
    onFind((await find({ username })).data);
  };
  const columns = [
    'roles.column.member',
    'roles.choose',
    'roles.programmes',
    'roles.column.since',
    'roles.change',
  ] as const;
  return (
    <div className={styles['holders']}>
      <h2>{text('roles.holders')}</h2>
      <p>{text('roles.holders.why')}</p>
      <RoleError error={isLoading ? undefined : error} />
      <Loaded query={query}>
        {(holders) =>
          holders.length === 0 ? (
            <p>{text('roles.holders.none')}</p>
          ) : (
            <Table hasActions label={text('roles.holders')} columns={columns.map((column) => text(column))}>
              {holders.map((holder) => (
                <Row key={holder.uid} holder={holder} isFinding={isLoading} onOpen={(name) => void open(name)} />
              ))}
            </Table>
          )
        }
      </Loaded>
    </div>
  );
}

interface RowProps {
  readonly holder: RoleHolder;
  readonly isFinding: boolean;
  readonly onOpen: (username: string) => void;
}

function Row({ holder: { uid, name, username, role, programmes, since }, isFinding, onOpen }: RowProps) {
  const text = useText();
  const nameId = `holder-${uid}`;
  const toProgramme = (code: string) => {
    const id = `roles.programme.${code}`;
    return isMessageId(id) ? text(id) : code;
  };
  return (
    <tr>
      <th scope="row" id={nameId} dir="auto">
        {username === undefined ? (
          name
        ) : (
          <Link className={styles['name']} to={profilePath(username)}>
            {name}
          </Link>
        )}
      </th>
      <td>{text(`roles.${role}.label`)}</td>
      <td>{programmes.map(toProgramme).join(', ')}</td>
      <td>
        <time dateTime={since.toISOString()}>{formatDate(since, { dateStyle: 'medium' })}</time>
      </td>
      <td>
        {username === undefined ? null : (
          <Button
            secondary
            aria-describedby={nameId}
            aria-disabled={isFinding}
            onClick={() => !isFinding && onOpen(username)}
          >
            {text('roles.change')}
          </Button>
        )}
      </td>
    </tr>
  );
}
