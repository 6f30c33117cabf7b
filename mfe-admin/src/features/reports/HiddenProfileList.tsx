import type { HiddenProfile } from '@adp/shared-data/review';
import { formatDay, isolate } from '@adp/shared-ui/format';
import { Nothing } from '../../components/States';
import { profilePath } from '../../paths';
import { useGetHiddenProfilesQuery, useShowProfileMutation } from '../../store/adminApi';
import { useText } from '../../text';
import { ProfileCopy } from './ProfileCopy';
import type { OpenRow } from './useOpenRow';
import { VerdictForm } from './VerdictForm';
import { VerdictList } from './VerdictList';
import { VerdictRow } from './VerdictRow';

export function HiddenProfileList({ uid, after }: { readonly uid: string; readonly after: string | undefined }) {
  const text = useText();
  return (
    <VerdictList<HiddenProfile>
      query={useGetHiddenProfilesQuery({ after })}
      search={{ tab: 'profiles', after }}
      label={text('profiles.list')}
      nothing={
        <Nothing title={text('profiles.none')}>
          <p>{text('profiles.none.why')}</p>
        </Nothing>
      }
    >
      {(profile, row) => <HiddenProfileRow key={profile.id} uid={uid} profile={profile} {...row} />}
    </VerdictList>
  );
}

interface HiddenProfileRowProps extends OpenRow {
  readonly uid: string;
  readonly profile: HiddenProfile;
}

function HiddenProfileRow({ uid, profile, onDecided, ...row }: HiddenProfileRowProps) {
  const text = useText();
  const [show, { isLoading, error }] = useShowProfileMutation();
  const { id, username, title, reason, at } = profile;
  return (
    <VerdictRow
      title={title}
      to={profilePath(username)}
      about={<bdi>{username}</bdi>}
      words={text('profiles.reason', { reason: isolate(reason) })}
      when={<time dateTime={at.toISOString()}>{text('profiles.since', { day: formatDay(at) })}</time>}
      copy={<ProfileCopy profile={profile.profile} />}
      action={text('profiles.show')}
      {...row}
    >
      <VerdictForm
        id={id}
        options={[{ value: 'show', label: text('profiles.show') }]}
        reasonHint={text('profiles.reason.hint')}
        isLoading={isLoading}
        error={error}
        onDecide={(_, reason) => show({ id, reason, by: uid })}
        onDecided={onDecided}
      />
    </VerdictRow>
  );
}
