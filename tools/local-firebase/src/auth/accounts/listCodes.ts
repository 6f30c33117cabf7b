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
export function listCodes({ oobs }: ProjectState, actionPath?: string): readonly EmailCode[] {
  return [...oobs.values()].map(({ requestType, email, newEmail, oobLink }) => ({
    kind: requestType,
    // A changed address is confirmed at the new one.
    email: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email,
    link: toLink(oobLink, actionPath),
  }));
}

/**
 * Where the mail's link leads. The emulator has a page that does what the link is for; a mail that was requested with the
 * site's page for such links, of any language (`/fr/…`), leads to the page, as in a project whose action address it is.
 */
function toLink(oobLink: string, actionPath: string | undefined): string {
  const link = new URL(oobLink);
  const onward = link.searchParams.get('continueUrl');
  if (onward === null || actionPath === undefined || !new URL(onward).pathname.endsWith(actionPath)) return oobLink;
  return `${new URL(onward).origin}${actionPath}${link.search}`;
}
