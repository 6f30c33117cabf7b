import { contentCollections } from '../contentKinds';

export const reportChoices = {
  collection: [...contentCollections, 'profiles'],
  reason: ['spam', 'misleading', 'harmful', 'copyright', 'personal_data', 'other'],
  status: ['open', 'upheld', 'dismissed'],
} as const;
export const appealChoices = {
  /** An appeal about a hidden profile names the collection of decisions, whose document ids are uids. */
  collection: [...contentCollections, 'profile_removals'],
  status: ['open', 'accepted', 'refused'],
} as const;

/** The maximum number of reports per member and day. */
export const reportCountLimits = { reportsPerDay: { max: 20 } } as const;

/** Limits of reports and appeals, in code points. */
export const reportLimits = { title: { min: 1, max: 150 }, text: { min: 1, max: 1000 } } as const;

/** A reported item, or a profile by its username. */
export interface Reported {
  readonly collection: (typeof reportChoices.collection)[number];
  readonly item: string;
}

/** Returns the id of a member's report. A member has at most one report per item. */
export function toReportId({ collection, item }: Reported, uid: string): string {
  return `${collection}_${item}_${uid}`;
}

/** The subject of an appeal: an item, or a member's profile. */
export interface Appealed {
  readonly collection: (typeof appealChoices.collection)[number];
  readonly item: string;
}

export function toAppealId({ collection, item }: Appealed): string {
  return `${collection}_${item}`;
}
