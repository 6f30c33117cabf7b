import type { DataErrorCode } from '@adp/shared-data/client';
import type { Tombstone } from '@adp/shared-data/content';
import type { Person, Published } from '@adp/shared-data/lists';
import type { ProfileRedirect } from '@adp/shared-data/member';

/** The endpoint's response for a username. */
export type ProfileResponse = PublicProfile | (Pick<ProfileRedirect, 'renamedTo'> & { readonly item?: undefined });

export interface PublicProfile {
  readonly item: Person;
  readonly published: Published;
  readonly asOf: Date;
}

/** The result of looking up a username for the current visitor. */
export type ProfileResult =
  | VisibleProfile
  | { readonly profile?: undefined; readonly error: DataErrorCode }
  | { readonly profile?: undefined; readonly renamedTo: string }
  /** The visitor may see no profile. `removal` is set if reviewers hide it. */
  | { readonly profile: null; readonly removal?: Tombstone | undefined };

export interface VisibleProfile {
  readonly profile: Person;
  readonly published: Published;
  readonly asOf: Date;
  /** The member whose session was needed to read it, unless it is public. */
  readonly viewer?: string;
  /** Only for the member's own profile, while the email address is unconfirmed, so others cannot see it. */
  readonly unconfirmed?: true | undefined;
  /** Only for the member's own profile, while reviewers hide it. */
  readonly removed?: true | undefined;
  /** The reason why the profile may be outdated. */
  readonly error?: DataErrorCode;
}
