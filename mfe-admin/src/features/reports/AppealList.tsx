import type { ListedAppeal } from '@adp/shared-data/review';
import { isolate } from '@adp/shared-ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Age } from '../../components/Age';
import { Nothing } from '../../components/States';
import { toTimeBefore } from '../../lib/age';
import { itemPath, profilePath } from '../../paths';
import { useDecideAppealMutation, useGetAppealCountQuery, useGetAppealsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { toKindName, toReportsPath, type ReportsSearch } from './search';
import { ProfileCopy } from './ProfileCopy';
import type { OpenRow } from './useOpenRow';
import { VerdictForm } from './VerdictForm';
import { VerdictList } from './VerdictList';
import { VerdictRow } from './VerdictRow';

export function AppealList({ uid, search }: { readonly uid: string; readonly search: ReportsSearch }) {
  const text = useText();
  const { age, after } = search;
  const filters = useMemo(() => (age ? { before: toTimeBefore(age, new Date()) } : {}), [age]);
  const query = useGetAppealsQuery({ ...filters, after });
  const { data: total } = useGetAppealCountQuery(filters);
  return (
    <VerdictList
      query={query}
      search={search}
      label={text('appeals.list')}
      status={total && text('appeals.count', { count: total.count, capped: total.capped ? 'yes' : 'no' })}
      nothing={
        age ? (
          <Nothing title={text('appeals.noMatch')}>
            <Link to={toReportsPath({ tab: 'appeals' })}>{text('appeals.showAll')}</Link>
          </Nothing>
        ) : (
          <Nothing title={text('appeals.none')}>
            <p>{text('appeals.none.why')}</p>
          </Nothing>
        )
      }
    >
      {(appeal, row) => <AppealRow key={appeal.id} uid={uid} appeal={appeal} {...row} />}
    </VerdictList>
  );
}

interface AppealRowProps extends OpenRow {
  readonly uid: string;
  readonly appeal: ListedAppeal;
}

function AppealRow({ uid, appeal, onDecided, ...row }: AppealRowProps) {
  const text = useText();
  const [decide, { isLoading, error }] = useDecideAppealMutation();
  const { id, collection, item, username, removalReason, createdAt } = appeal;
  const part = collection === 'profile_removals' ? '.profile' : '';
  const option = (value: 'accept' | 'refuse') => ({
    value,
    label: text(`appeals.${value}`),
    hint: text(`appeals.${value}${part}.hint`),
  });
  return (
    <VerdictRow
      title={appeal.title ?? text('appeals.gone')}
      to={username ? profilePath(username) : itemPath(collection, item)}
      about={part ? text('appeals.ofProfile') : text('appeals.of', { kind: text(toKindName(collection)) })}
      note={removalReason && text('profiles.reason', { reason: isolate(removalReason) })}
      words={appeal.text}
      when={<Age since={createdAt} />}
      copy={<ProfileCopy profile={appeal.profile} />}
      action={text('appeals.handle')}
      {...row}
    >
      <VerdictForm
        id={id}
        options={[option('accept'), option('refuse')]}
        reasonHint={text(part ? 'profiles.reason.hint' : 'appeals.reason.hint')}
        isLoading={isLoading}
        error={error}
        onDecide={(choice, reason) => decide({ id, to: choice === 'accept' ? 'accepted' : 'refused', reason, by: uid })}
        onDecided={onDecided}
      />
    </VerdictRow>
  );
}
