import { fromStored, toStored } from '@adp/shared-data/fields';
import { hiddenProfiles, profileRemovals, toMemberDocuments, toProfile, type User } from '@adp/shared-data/member';
import { type Administrator, type DocumentWrite, toTombstonePath } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { notify } from './notifications';

const profileCollections = ['profiles', 'member_profiles'];

/**
 * `profile_removals/{uid}`: takes the profile that reviewers hide from where others read it, or puts it back, and notifies the
 * member (docs/decisions/104). What is done is what the stored decision says, whatever the event was about.
 */
export function carryOutRemoval(administrator: Administrator): (event: DocumentEvent) => Promise<void> {
  return async (event) => {
    const [, uid = ''] = event.path.split('/');
    await placeProfile(uid, administrator);
    const { before, after } = readEvent(event);
    const at = getTime(after, 'at');
    // If the time has not changed, only the member's name has, so there is no new decision.
    if (!at || Number(at) === Number(getTime(before, 'at'))) return;
    const order = {
      uid,
      topic: 'account' as const,
      at,
      reason: getText(after, 'reason'),
      collection: profileRemovals.collection,
      item: getText(after, 'username'),
      event: getText(after, 'status') === 'removed' ? ('profile_hidden' as const) : ('profile_shown' as const),
    };
    await notify(order, administrator);
  };
}

/** @throws DataError where the member's document was changed meanwhile: whoever delivers tries again */
async function placeProfile(uid: string, administrator: Administrator): Promise<void> {
  const { read, commit } = administrator;
  const [removalPath, userPath] = [`${profileRemovals.collection}/${uid}`, `users/${uid}`];
  const found = await read([removalPath, userPath]);
  const [removal, user] = [found.get(removalPath)?.fields, found.get(userPath)];
  if (!removal || !user) return;
  const isHidden = getText(removal, 'status') === 'removed';
  if (isHidden === 'removed' in user.fields) return;
  // The rules have checked what is looked at.
  const { removed, ...shown } = fromStored(user.fields) as User;
  const profiles = Object.entries(toMemberDocuments(uid, shown)).filter(([path]) =>
    profileCollections.includes(path.slice(0, path.indexOf('/'))),
  );
  // Who did not see the profile does not learn that there was one.
  const wasPublic = profiles.some(([path]) => path === `profiles/${shown.username}`);
  const mark = isHidden ? { removed: true } : {};
  const copy = `${hiddenProfiles.collection}/${uid}`;
  await commit([
    ...profiles.map(([path, fields]) =>
      isHidden ? { path, deleted: true as const } : { path, fields: toStored({ ...fields }) },
    ),
    // For reviewers, who decide about an appeal. What nobody else saw is not for them either.
    isHidden && profiles.length > 0
      ? { path: copy, fields: toStored({ ...toProfile(uid, shown) }) }
      : { path: copy, deleted: true },
    ...(isHidden ? (wasPublic ? [toTombstone(shown.username, removal)] : []) : toDeletions(shown)),
    {
      path: userPath,
      fields: mark,
      mask: ['removed'],
      revised: true,
      times: ['updated_at'],
      precondition: { updateTime: user.version },
    },
  ]);
  // What was decided meanwhile has found nothing to do.
  await placeProfile(uid, administrator);
}

const tombstones = toTombstonePath('profiles');

function toTombstone(username: string, removal: Readonly<Record<string, unknown>>): DocumentWrite {
  const { at, reason } = removal;
  return { path: `${tombstones}/${username}`, fields: { removed_at: at, reason } };
}

/** A name that the member has given up meanwhile took its tombstone along. */
function toDeletions({ username, formerUsername }: User): readonly DocumentWrite[] {
  return [username, formerUsername]
    .filter((name) => name !== undefined)
    .map((name) => ({ path: `${tombstones}/${name}`, deleted: true }));
}
