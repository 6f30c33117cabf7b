import type { ReceivedMail } from '../mail/createMailbox';
import type { Report } from '../reports/createReports';
import type { DeniedRequest } from '../rules/deniedRequests';

export interface ShownDocument {
  /** Path below the database root, such as `events/e1`. */
  readonly path: string;
  /** Document fields in proto3 JSON. */
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

/** Email that a real project would have sent. */
export interface ShownCode {
  /** Request type: VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN or VERIFY_AND_CHANGE_EMAIL. */
  readonly kind: string;
  readonly email: string;
  /** Link in the email. */
  readonly link: string;
  readonly time?: string | undefined;
}

export interface ShownObject {
  readonly name: string;
  readonly bucket: string;
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
  readonly updated: string;
  readonly downloadTokens: readonly string[];
}

/** Content of the developer page, read again for every request. Codes are sorted oldest first. */
export interface DeveloperData {
  readonly documents: () => Iterable<ShownDocument>;
  readonly accounts: () => readonly ShownAccount[] | Promise<readonly ShownAccount[]>;
  readonly codes: () => readonly ShownCode[] | Promise<readonly ShownCode[]>;
  /** Emails that background work has sent, newest first. */
  readonly mail?: () => readonly ReceivedMail[];
  /** Denied requests, newest first. */
  readonly deniedRequests: { readonly list: () => readonly DeniedRequest[] };
  readonly objects?: () => readonly ShownObject[];
  /** Reports that pages and browsers sent, newest first. */
  readonly reports?: () => readonly Report[];
}
