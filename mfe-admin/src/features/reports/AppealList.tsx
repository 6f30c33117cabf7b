import type { ListedAppeal } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Age } from '../../components/Age';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { itemPath } from '../../paths';
import { useDecideAppealMutation, useGetAppealCountQuery, useGetAppealsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { kindNames, printReportsAddress } from './address';
import styles from './Reports.module.css';
import { VerdictForm } from './VerdictForm';

interface AppealListProps {
  readonly uid: string;
  readonly after: string | undefined;
}

/** What authors say against the removal of their items. */
export function AppealList({ uid, after }: AppealListProps) {
  const text = useText();
  const [opened, setOpened] = useState<string>();
  const { data, error, isFetching, refetch } = useGetAppealsQuery({ after });
  const { data: total } = useGetAppealCountQuery(uid);
  if (error) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Rows />;
  const { items, cursor } = data;
  return (
    <div aria-busy={isFetching}>
      <OfflineNote />
      <p role="status">
        {total && items.length > 0
          ? text('appeals.count', { count: total.count, capped: total.capped ? 'yes' : 'no' })
          : ''}
      </p>
      {items.length > 0 ? (
        <ul className={list['list']} aria-label={text('appeals.list')}>
          {items.map((appeal) => (
            <AppealRow
              key={appeal.id}
              uid={uid}
              appeal={appeal}
              isOpen={appeal.id === opened}
              onToggle={() => setOpened(appeal.id === opened ? undefined : appeal.id)}
            />
          ))}
        </ul>
      ) : (
        <Nothing title={text('appeals.none')}>
          <p>{text('appeals.none.why')}</p>
        </Nothing>
      )}
      <Pages
        first={after ? printReportsAddress({ tab: 'appeals' }) : undefined}
        next={cursor ? printReportsAddress({ tab: 'appeals', after: cursor }) : undefined}
      />
    </div>
  );
}

interface AppealRowProps {
  readonly uid: string;
  readonly appeal: ListedAppeal;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function AppealRow({ uid, appeal, isOpen, onToggle }: AppealRowProps) {
  const text = useText();
  const [decide, { isLoading, error }] = useDecideAppealMutation();
  const { id, collection, item, createdAt } = appeal;
  const kind = text(kindNames[collection as keyof typeof kindNames]);
  const option = (value: 'accept' | 'refuse') => ({
    value,
    label: text(`appeals.${value}`),
    hint: text(`appeals.${value}.hint`),
  });
  return (
    <li className={`${styles['row']} ${styles['report']}`}>
      <Link className={list['title']} to={itemPath(collection, item)} dir="auto">
        {appeal.title ?? text('appeals.gone')}
      </Link>
      <p>{text('appeals.of', { kind })}</p>
      <p className={styles['text']} dir="auto">
        {appeal.text}
      </p>
      <p className={list['quiet']}>
        <Age since={createdAt} />
      </p>
      <div>
        <Button quiet aria-expanded={isOpen} onClick={onToggle}>
          {text(isOpen ? 'reports.close' : 'appeals.handle')}
        </Button>
      </div>
      {isOpen ? (
        <div className={styles['forms']}>
          <VerdictForm
            id={id}
            options={[option('accept'), option('refuse')]}
            reasonHint={text('appeals.reason.hint')}
            isLoading={isLoading}
            error={error}
            onDecide={async (choice, reason) => {
              await decide({ id, to: choice === 'accept' ? 'accepted' : 'refused', reason, by: uid });
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
