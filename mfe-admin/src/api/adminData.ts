import { getToken, loadIdentity, renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { dataConfig } from '@adp/shared-data/client';
import { createReview, type Review } from '@adp/shared-data/review';
import { type RoleName, toRole } from '@adp/shared-data/roles';

export interface AdminData {
  readonly review: () => Promise<Review>;
  /** Renews the token first if `renew` is set, because a token contains the role. */
  readonly readRole: (options?: { readonly renew?: boolean }) => Promise<RoleName>;
}

const site: AdminData = {
  review: async () => createReview(await dataConfig(), { getToken, renewToken, isVerified }),
  readRole: async ({ renew = false } = {}) => {
    if (renew) await renewToken();
    return toRole((await readGrants()).role);
  },
};

const isVerified = async () => (await loadIdentity()).isVerified();

let current = site;

export const adminData = (): AdminData => current;

/** Replaces the data access in tests. `undefined` restores the original. */
export function replaceAdminData(next: AdminData | undefined): void {
  current = next ?? site;
}
