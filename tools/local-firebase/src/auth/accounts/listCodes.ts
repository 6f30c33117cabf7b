import type { ProjectState } from '../core/authCore';

/** Email that a real project would have sent. */
export interface EmailCode {
  /** Request type: VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN, VERIFY_AND_CHANGE_EMAIL or RECOVER_EMAIL. */
  readonly kind: string;
  readonly email: string;
  readonly link: string;
}

/** Returns the unused codes, oldest first. */
export function listCodes({ oobs }: ProjectState, actionPath?: string): readonly EmailCode[] {
  return [...oobs.values()].map(({ requestType, email, newEmail, oobLink }) => ({
    kind: requestType,
    // To confirm a new email address, the email goes to the new address.
    email: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email,
    link: toLink(oobLink, actionPath),
  }));
}

/** Returns a link to the site's action page if the request named that page, otherwise a link to the emulator's page. */
function toLink(oobLink: string, actionPath: string | undefined): string {
  const link = new URL(oobLink);
  const onward = link.searchParams.get('continueUrl');
  if (onward === null || actionPath === undefined || !new URL(onward).pathname.endsWith(actionPath)) return oobLink;
  return `${new URL(onward).origin}${actionPath}${link.search}`;
}
