import { fromStored, toStored } from '@adp/shared-data/fields';
import { hiddenProfiles, profileRemovals, toMemberDocuments, toProfile, type User } from '@adp/shared-data/member';
import { type Administrator, type DocumentWrite, toTombstonePath } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { notify } from './notifications';

const profileCollections = ['profiles', 'member_profiles'];

/** Handles writes of `profile_removals/{uid}`: applies the stored decision, as events may be late (decision 104). */
export async function handleProfileRemoval(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const [, uid = ''] = event.path.split('/');
  await updateProfileVisibility(uid, administrator);
  const { before, after } = readEvent(event);
  const at = getTime(after, 'at');
  // If the time has not changed, only the member's name has changed, so there is no new decision.
  if (!at || Number(at) === Number(getTime(before, 'at'))) return;
  const request = {
    uid,
    topic: 'account' as const,
    at,
    reason: getText(after, 'reason'),
    collection: profileRemovals.collection,
    item: getText(after, 'username'),
    event: getText(after, 'status') === 'removed' ? ('profile_hidden' as const) : ('profile_shown' as const),
  };
  await notify(request, administrator);
}

/** Applies the stored decision. Rejects with DataError if the member has changed, so that the event comes again. */
async function updateProfileVisibility(uid: string, administrator: Administrator): Promise<void> {
  const { read, commit } = administrator;
  const [removalPath, userPath] = [`${profileRemovals.collection}/${uid}`, `users/${uid}`];
  const documents = await read([removalPath, userPath]);
  const [removal, user] = [documents.get(removalPath)?.fields, documents.get(userPath)];
  if (!removal || !user) return;
  const isHidden = getText(removal, 'status') === 'removed';
  if (isHidden === 'removed' in user.fields) return;
  // The cast is safe, because the rules have validated the fields that are read from the user document.
  const { removed, ...shown } = fromStored(user.fields) as User;
  const profiles = Object.entries(toMemberDocuments(uid, shown)).filter(([path]) =>
    profileCollections.includes(path.slice(0, path.indexOf('/'))),
  );
  // Visitors who could not see the profile must not learn that it existed, so only a public profile gets a tombstone.
  const wasPublic = profiles.some(([path]) => path === `profiles/${shown.username}`);
  const copy = `${hiddenProfiles.collection}/${uid}`;
  await commit([
    ...profiles.map(([path, fields]) =>
      isHidden ? { path, deleted: true as const } : { path, fields: toStored({ ...fields }) },
    ),
    // Keep a copy for the reviewers of an appeal, but only if other people could see the profile.
    isHidden && profiles.length > 0
      ? { path: copy, fields: toStored({ ...toProfile(uid, shown) }) }
      : { path: copy, deleted: true },
    ...(isHidden ? (wasPublic ? [toTombstone(shown.username, removal)] : []) : toDeletions(shown)),
    {
      path: userPath,
      fields: isHidden ? { removed: true } : {},
      mask: ['removed'],
      revised: true,
      times: ['updated_at'],
      precondition: { updateTime: user.version },
    },
  ]);
  // Check again, because the event of a decision made in the meantime may have found nothing to change.
  await updateProfileVisibility(uid, administrator);
}

const tombstones = toTombstonePath('profiles');

function toTombstone(username: string, removal: Readonly<Record<string, unknown>>): DocumentWrite {
  const { at, reason } = removal;
  return { path: `${tombstones}/${username}`, fields: { removed_at: at, reason } };
}

/** Returns the deletions of tombstones. A username that the member has given up has no tombstone any more. */
function toDeletions({ username, formerUsername }: User): readonly DocumentWrite[] {
  return [username, formerUsername]
    .filter((name) => name !== undefined)
    .map((name) => ({ path: `${tombstones}/${name}`, deleted: true }));
}
