import { toMemberDocuments, type User } from '@adp/shared-data/member';
import type { Calendar } from '../calendar';
import { members, type SeedMember } from '../content/members';
import type { PlacedDocument } from './toSeedDocument';

export function memberDocuments(calendar: Calendar): PlacedDocument[] {
  return Object.values<SeedMember>(members).flatMap((member) =>
    Object.entries(toMemberDocuments(member.uid, toUser(member, calendar))).map(([path, document]) => ({
      path,
      document: { ...document },
    })),
  );
}

const channels = { inApp: true };

function toUser(member: SeedMember, calendar: Calendar): User {
  const { description, company, position, country } = member;
  const joined = calendar.daysAgo(member.joinedDaysAgo);
  return {
    name: member.name,
    username: member.username,
    ...(description && { description }),
    ...(company && { company }),
    ...(position && { position }),
    ...(country && { country }),
    languages: [...member.languages],
    expertise: [...member.expertise],
    links: [],
    visibility: member.visibility,
    listed: member.listed,
    interests: [],
    notificationPrefs: { account: channels, content: channels, deadlines: channels },
    createdAt: joined,
    updatedAt: joined,
    revision: 1,
  };
}
