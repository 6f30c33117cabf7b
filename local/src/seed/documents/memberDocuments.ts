import type { Calendar } from '../calendar';
import { members, type SeedMember } from '../content/members';
import type { PlainDocument } from './itemDocuments';
import type { PlainFields } from './plainValue';

/** For each member the private document and, unless hidden, the public profile of the same words. */
export function memberDocuments(calendar: Calendar): PlainDocument[] {
  return Object.values<SeedMember>(members).flatMap((member) => {
    const shared = sharedFields(member, calendar);
    const { uid, username } = member;
    return [
      { path: `users/${uid}`, data: { ...shared, username, notification_prefs: {} } },
      { path: `profiles/${username}`, data: { ...shared, username, uid } },
    ];
  });
}

function sharedFields(member: SeedMember, calendar: Calendar): PlainFields {
  const joined = calendar.daysAgo(member.joinedDaysAgo);
  return {
    name: member.name,
    description: member.description,
    company: member.company,
    position: member.position,
    profile_image_url: '',
    country: member.country,
    languages: member.languages,
    expertise: member.expertise,
    links: [],
    visibility: member.visibility,
    created_at: joined,
    updated_at: joined,
  };
}
