import { settleSoon } from '@adp/shared-data/client';
import { redirect } from 'react-router-dom';
import type { ProfileResult } from '../../api/ProfileResult';
import { findProfile } from '../../api/profile';
import peopleTexts from '../../messages/people-en.json';
import profileTexts from '../../messages/profile-en.json';
import { profilePath } from '../../paths';
import { addTexts } from '../../text';
import { ProfilePage } from './ProfilePage';

/** A result that arrived after its page was shown and requires a redirect or a 404. The next navigation uses it. */
let pendingResult: { readonly username: string; readonly result: ProfileResult } | undefined;

/** Passes a result to the next navigation to a username. */
function setPendingResult(username: string, result: ProfileResult): void {
  pendingResult = { username, result };
}

/**
 * Loads a member's profile, or a promise if it takes longer.
 * @throws a redirect from a former name or from capital letters, a 404 if there is no profile that this visitor may see, a 410 if
 * reviewers hide it
 */
export async function loadProfile(username: string) {
  // Usernames are in lower case, but typed or printed URLs may not be.
  if (username !== username.toLowerCase()) throw redirect(profilePath(username.toLowerCase()), 301);
  const pending = pendingResult?.username === username ? pendingResult.result : undefined;
  pendingResult = undefined;
  const loaded = await settleSoon(pending ? Promise.resolve(pending) : findProfile(username));
  const { value } = loaded;
  if (value instanceof Promise) return loaded;
  // The router handles thrown responses. Anything else would show the error page.
  if (value.profile === null)
    throw value.removal
      ? Response.json({ ...value.removal, kind: 'profile' }, { status: 410 })
      : new Response(null, { status: 404 });
  if ('renamedTo' in value) throw redirect(profilePath(value.renamedTo), 301);
  return loaded;
}

export async function profilePage() {
  await addTexts(peopleTexts, profileTexts);
  return { Component: () => <ProfilePage onReload={setPendingResult} /> };
}
