import type { DataErrorCode } from '@adp/shared-data/client';
import type { Tombstone } from '@adp/shared-data/content';
import type { Person, Published } from '@adp/shared-data/lists';
import type { ProfileRedirect } from '@adp/shared-data/member';

export type ProfileResponse = PublicProfile | (Pick<ProfileRedirect, 'renamedTo'> & { readonly item?: undefined });

export interface PublicProfile {
  readonly item: Person;
  readonly published: Published;
  readonly asOf: Date;
}

export type ProfileResult =
  | VisibleProfile
  | { readonly profile?: undefined; readonly error: DataErrorCode }
  | { readonly profile?: undefined; readonly renamedTo: string }
  /** No profile that this visitor may see. `removal` is set if reviewers hide the profile. */
  | { readonly profile: null; readonly removal?: Tombstone | undefined };

export interface VisibleProfile {
  readonly profile: Person;
  readonly published: Published;
  readonly asOf: Date;
  readonly viewer?: string;
  readonly unconfirmed?: true | undefined;
  readonly removed?: true | undefined;
  /** The error of the last request, if this profile comes from an earlier one. */
  readonly error?: DataErrorCode;
}
