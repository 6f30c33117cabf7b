import type { ProjectState } from '../core/authCore';

/** An email that would have been sent. */
export interface EmailCode {
  /** VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN, VERIFY_AND_CHANGE_EMAIL or RECOVER_EMAIL. */
  readonly kind: string;
  /** The recipient. */
  readonly email: string;
  readonly link: string;
}

/** Returns the unused codes in the order in which they were sent. */
export function listCodes({ oobs }: ProjectState, actionPath?: string): readonly EmailCode[] {
  return [...oobs.values()].map(({ requestType, email, newEmail, oobLink }) => ({
    kind: requestType,
    // A new address is confirmed by an email to it.
    email: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email,
    link: toLink(oobLink, actionPath),
  }));
}

/**
 * Returns the target of the link in the email. The emulator has a page that performs the action.
 * If the email was requested with the site's page for such links, in any language (`/fr/…`), the link leads to that
 * page. Real projects with an action URL do the same.
 */
function toLink(oobLink: string, actionPath: string | undefined): string {
  const link = new URL(oobLink);
  const onward = link.searchParams.get('continueUrl');
  if (onward === null || actionPath === undefined || !new URL(onward).pathname.endsWith(actionPath)) return oobLink;
  return `${new URL(onward).origin}${actionPath}${link.search}`;
}
