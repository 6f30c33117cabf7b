import type { User } from '@adp/shared-data/member';

/** Invented member. The name says that the member is a sample, and the email address does not exist. */
export interface SeedMember extends Pick<
  User,
  'username' | 'name' | 'description' | 'company' | 'position' | 'country' | 'visibility' | 'listed'
> {
  readonly uid: string;
  readonly email: string;
  readonly languages: readonly string[];
  readonly expertise: readonly string[];
  readonly joinedDaysAgo: number;
}

const shown = { visibility: 'public', listed: true } as const;

/** Password of every sample member. It protects only the local platform. */
export const samplePassword = 'Sample-member-2063';

export const members = {
  amina: {
    uid: 'sample-amina',
    email: 'amina@example.org',
    username: 'amina-sample',
    name: 'Amina (sample member)',
    description:
      'A sample member of this site, not a real person. Amina’s page shows how a profile with several articles and events looks.',
    company: 'Sample organisation',
    position: 'Sample editor',
    country: 'KE',
    languages: ['en', 'sw'],
    expertise: ['Emerging technologies', 'Editing'],
    ...shown,
    joinedDaysAgo: 400,
  },
  kofi: {
    uid: 'sample-kofi',
    email: 'kofi@example.org',
    username: 'kofi-sample',
    name: 'Kofi (sample member)',
    description: 'A sample member of this site, not a real person. Kofi’s samples are about artificial intelligence.',
    company: 'Sample organisation',
    position: 'Sample analyst',
    country: 'GH',
    languages: ['en'],
    expertise: ['Artificial intelligence', 'Data protection'],
    ...shown,
    joinedDaysAgo: 310,
  },
  layla: {
    uid: 'sample-layla',
    email: 'layla@example.org',
    username: 'layla-sample',
    name: 'ليلى (عضو تجريبي، ليست شخصًا حقيقيًا)',
    description:
      'عضو تجريبي في هذا الموقع، وليست شخصًا حقيقيًا. تُظهر هذه الصفحة كيف يبدو ملف شخصي مكتوب بالعربية (sample member).',
    company: 'منظمة تجريبية',
    position: 'محررة تجريبية',
    country: 'EG',
    languages: ['ar', 'en'],
    expertise: ['الصحة', 'Governance'],
    ...shown,
    joinedDaysAgo: 250,
  },
  fatou: {
    uid: 'sample-fatou',
    email: 'fatou@example.org',
    username: 'fatou-exemple',
    name: 'Fatou (membre fictive)',
    description: 'Membre fictive de ce site : ce n’est pas une personne réelle. Ses exemples sont en français.',
    company: 'Organisation fictive',
    position: 'Rédactrice fictive',
    country: 'SN',
    languages: ['fr', 'en'],
    expertise: ['Intégration régionale'],
    visibility: 'public',
    listed: false,
    joinedDaysAgo: 180,
  },
  longName: {
    uid: 'sample-long-name',
    email: 'long.name@example.org',
    username: 'sample-member-long-name-30char',
    name: 'Sample Member With A Very Long Name To Show How A Long Name Is Set In Lists, Bylines And Profiles',
    company: 'Sample Organisation With A Name That Is Also Rather Long, As The Names Of Organisations Often Are',
    position: 'Sample Coordinator for Regional and Continental Matters of Every Kind',
    languages: ['en', 'fr', 'pt', 'ar', 'sw'],
    expertise: ['Sources', 'Records', 'Long names'],
    ...shown,
    joinedDaysAgo: 90,
  },
  chidi: {
    uid: 'sample-chidi',
    email: 'chidi@example.org',
    username: 'chidi-sample',
    name: 'Chidi (sample member, unlisted)',
    description: 'A sample member who chose to be unlisted: nobody else can see this page.',
    country: 'NG',
    languages: ['en', 'pt'],
    expertise: [],
    visibility: 'hidden',
    listed: false,
    joinedDaysAgo: 30,
  },
} as const satisfies Record<string, SeedMember>;

export type MemberKey = keyof typeof members;
