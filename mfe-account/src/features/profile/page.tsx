import { settleSoon } from '@adp/shared-data/client';
import { redirect } from 'react-router-dom';
import type { ProfileResult } from '../../api/ProfileResult';
import { findProfile } from '../../api/profile';
import peopleTexts from '../../messages/people-en.json';
import profileTexts from '../../messages/profile-en.json';
import { profilePath } from '../../paths';
import { addTexts } from '../../text';
import { ProfilePage } from './ProfilePage';

/** A late result that requires a redirect or a 404, passed to the next navigation. */
let pendingResult: { readonly username: string; readonly result: ProfileResult } | undefined;

/** Loads a profile. @throws a redirect for a former username or capital letters, a 404, or a 410 if it is hidden */
export async function loadProfile(username: string) {
  if (username !== username.toLowerCase()) throw redirect(profilePath(username.toLowerCase()), 301);
  const pending = pendingResult?.username === username ? pendingResult.result : undefined;
  pendingResult = undefined;
  const loaded = await settleSoon(pending ? Promise.resolve(pending) : findProfile(username));
  const { value } = loaded;
  if (value instanceof Promise) return loaded;
  if (value.profile === null)
    throw value.removal
      ? Response.json({ ...value.removal, kind: 'profile' }, { status: 410 })
      : new Response(null, { status: 404 });
  if ('renamedTo' in value) throw redirect(profilePath(value.renamedTo), 301);
  return loaded;
}

export async function profilePage() {
  await addTexts(peopleTexts, profileTexts);
  const saveResult = (username: string, result: ProfileResult) => {
    pendingResult = { username, result };
  };
  return { Component: () => <ProfilePage onReload={saveResult} /> };
}
