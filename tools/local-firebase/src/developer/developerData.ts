import type { Report } from '../reports/createReports';
import type { DeniedRequest } from '../rules/deniedRequests';

export interface ShownDocument {
  /** `events/e1`, below the database. */
  readonly path: string;
  /** In proto3 JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createTime: string;
  readonly updateTime: string;
}

export interface ShownAccount {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
  readonly providers: readonly string[];
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
  readonly createdAt?: string | undefined;
  readonly lastLoginAt?: string | undefined;
}

/** An e-mail that a real project would have sent. */
export interface ShownCode {
  /** VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN or VERIFY_AND_CHANGE_EMAIL. */
  readonly kind: string;
  readonly email: string;
  /** What stands in the e-mail to click. */
  readonly link: string;
  readonly time?: string | undefined;
}

export interface ShownObject {
  readonly name: string;
  readonly bucket: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly updated: string;
  readonly downloadTokens: readonly string[];
}

/** What the developer's page shows, read again for every request. Codes come as they were sent, the newest last. */
export interface DeveloperData {
  readonly documents: () => Iterable<ShownDocument>;
  readonly accounts: () => readonly ShownAccount[] | Promise<readonly ShownAccount[]>;
  readonly codes: () => readonly ShownCode[] | Promise<readonly ShownCode[]>;
  /** The newest first. */
  readonly deniedRequests: { readonly list: () => readonly DeniedRequest[] };
  readonly objects?: () => readonly ShownObject[];
  /** What pages and their browsers reported, the newest first. */
  readonly reports?: () => readonly Report[];
}
