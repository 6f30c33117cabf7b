import { redirect } from 'react-router-dom';
import { openProfile, profileCache } from './profileStore';
import { waitBriefly } from '../../lib/waitBriefly';
import peopleTexts from '../../messages/people-en.json';
import profileTexts from '../../messages/profile-en.json';
import { profilePath } from '../../paths';
import { addTexts } from '../../text';
import { ProfilePage } from './ProfilePage';

/**
 * Starts a profile's data; the page shows with it, or without it where it takes its time.
 * @throws a redirect from a former name or from capital letters, a 404 where there is no profile that this visitor may see
 */
export async function loadProfile(username: string): Promise<null> {
  // Usernames are in small letters; an address that was typed or printed otherwise leads to the same page.
  if (username !== username.toLowerCase()) throw redirect(profilePath(username.toLowerCase()));
  await waitBriefly(openProfile(username));
  const { profile, renamedTo } = profileCache.get(username) ?? {};
  // The router handles responses; anything else thrown would show the error page.
  if (renamedTo) throw redirect(profilePath(renamedTo));
  if (profile === null) throw new Response(null, { status: 404 });
  return null;
}

/** A member's page with its texts. */
export async function profilePage() {
  await addTexts(peopleTexts, profileTexts);
  return { Component: ProfilePage };
}
