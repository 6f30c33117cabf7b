import { settleSoon } from '@adp/shared-data/client';
import { redirect } from 'react-router-dom';
import type { FoundProfile } from '../../api/FoundProfile';
import { findProfile } from '../../api/profile';
import peopleTexts from '../../messages/people-en.json';
import profileTexts from '../../messages/profile-en.json';
import { profilePath } from '../../paths';
import { addTexts } from '../../text';
import { ProfilePage } from './ProfilePage';

/** What came of a username after its page had shown that leads elsewhere: for the navigation that follows. */
let late: { readonly username: string; readonly found: FoundProfile } | undefined;

/** Lets the next navigation to a username take `found` for its answer. */
function settleLate(username: string, found: FoundProfile): void {
  late = { username, found };
}

/**
 * A member's profile, or its promise where it takes its time.
 * @throws a redirect from a former name or from capital letters, a 404 where there is no profile that this visitor may see, a 410 where reviewers hide it
 */
export async function loadProfile(username: string) {
  // Usernames are in small letters; an address that was typed or printed otherwise leads to the same page.
  if (username !== username.toLowerCase()) throw redirect(profilePath(username.toLowerCase()), 301);
  const known = late?.username === username ? late.found : undefined;
  late = undefined;
  const loaded = await settleSoon(known ? Promise.resolve(known) : findProfile(username));
  const { value } = loaded;
  if (value instanceof Promise) return loaded;
  // The router handles responses; anything else thrown would show the error page.
  if (value.profile === null)
    throw value.removal
      ? Response.json({ ...value.removal, kind: 'profile' }, { status: 410 })
      : new Response(null, { status: 404 });
  if ('renamedTo' in value) throw redirect(profilePath(value.renamedTo), 301);
  return loaded;
}

/** A member's page with its texts. */
export async function profilePage() {
  await addTexts(peopleTexts, profileTexts);
  return { Component: () => <ProfilePage onElsewhere={settleLate} /> };
}
