import type { ProjectState } from '../core/authCore';

/** An e-mail that was "sent". */
export interface EmailCode {
  /** VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN, VERIFY_AND_CHANGE_EMAIL or RECOVER_EMAIL. */
  readonly kind: string;
  /** The address it went to. */
  readonly email: string;
  readonly link: string;
}

/** The codes that nobody has used yet, in the order they were sent. */
export function listCodes({ oobs }: ProjectState): readonly EmailCode[] {
  return [...oobs.values()].map(({ requestType, email, newEmail, oobLink }) => ({
    kind: requestType,
    // A changed address is confirmed at the new one.
    email: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email,
    link: oobLink,
  }));
}
