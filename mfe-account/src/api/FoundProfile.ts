import type { DataErrorCode } from '@adp/shared-data/client';
import type { Tombstone } from '@adp/shared-data/content';
import type { Person, Published } from '@adp/shared-data/lists';
import type { ProfileRedirect } from '@adp/shared-data/member';

/** What the endpoint answers of a username. */
export type ProfileAnswer = ProfileItem | (Pick<ProfileRedirect, 'renamedTo'> & { readonly item?: undefined });

/** A profile that everybody may see. */
export interface ProfileItem {
  readonly item: Person;
  readonly published: Published;
  readonly asOf: Date;
}

/** What there is of a username for whoever is in front of the page. */
export type FoundProfile =
  | ShownProfile
  /** It could not be read. */
  | { readonly profile?: undefined; readonly error: DataErrorCode }
  /** The member's present name, where the one of the address is the former one. */
  | { readonly profile?: undefined; readonly renamedTo: string }
  /** There is none that this visitor may see: where reviewers hide it, since when and why. */
  | { readonly profile: null; readonly removal?: Tombstone | undefined };

export interface ShownProfile {
  readonly profile: Person;
  readonly published: Published;
  readonly asOf: Date;
  /** The member in whose name it was read, where the public may not see it. */
  readonly viewer?: string;
  /** Of the own profile, while others do not see it because the address is not confirmed. */
  readonly unconfirmed?: true | undefined;
  /** Of the own profile, while reviewers hide it. */
  readonly removed?: true | undefined;
  /** Why it is not the newest. */
  readonly error?: DataErrorCode;
}
