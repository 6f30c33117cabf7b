import { getToken, loadIdentity, renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { dataConfig } from '@adp/shared-data/client';
import { createReview, type Review } from '@adp/shared-data/review';
import { type RoleName, toRole } from '@adp/shared-data/roles';

/** What this app reads and writes with. */
export interface AdminData {
  readonly review: () => Promise<Review>;
  /** The role of whoever is signed in; with `renew`, by another token where there is one that says otherwise. */
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

/** Replaces it, for tests; `undefined` restores it. */
export function replaceAdminData(other: AdminData | undefined): void {
  current = other ?? site;
}
