import { contentCollections } from '../contentKinds';

/** The controlled lists of reports. */
export const reportChoices = {
  collection: [...contentCollections, 'profiles'],
  reason: ['spam', 'misleading', 'harmful', 'copyright', 'personal_data', 'other'],
  status: ['open', 'upheld', 'dismissed'],
} as const;
export const appealChoices = {
  /** Of profiles, what reviewers have decided about one: the document is the member's uid. */
  collection: [...contentCollections, 'profile_removals'],
  status: ['open', 'accepted', 'refused'],
} as const;

/** What a member reports within a day. */
export const reportCountLimits = { reportsPerDay: { max: 20 } } as const;

/** Limits of reports and appeals, in code points. */
export const reportLimits = { title: { min: 1, max: 150 }, text: { min: 1, max: 1000 } } as const;

/** What is reported: an item of content, or the profile with a username. */
export interface Reported {
  readonly collection: (typeof reportChoices.collection)[number];
  readonly item: string;
}

/** The id of a member's report of an item: there is one for both. */
export function toReportId({ collection, item }: Reported, uid: string): string {
  return `${collection}_${item}_${uid}`;
}

/** What is appealed for: an item, or the profile of a member. */
export interface Appealed {
  readonly collection: (typeof appealChoices.collection)[number];
  readonly item: string;
}

/** The id of the appeal against a removal. */
export function toAppealId({ collection, item }: Appealed): string {
  return `${collection}_${item}`;
}
