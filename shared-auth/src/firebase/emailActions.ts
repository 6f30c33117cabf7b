import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { IdentityError } from '../errors/identityErrors';
import { actionUrl } from './signIn';
import { withAuth } from './withAuth';

/** The purposes of links in emails, by their names in the link. */
export const emailActions = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'] as const;
export type EmailAction = (typeof emailActions)[number];

const operations: Readonly<Record<Exclude<EmailAction, 'signIn'>, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
};

/** Sends a link to reset the password. The page must not reveal whether there is an account. */
export async function sendReset(email: string, next: string): Promise<void> {
  await withAuth((auth) => sendPasswordResetEmail(auth, email, { url: actionUrl(next) }));
}

/** Returns the email address of a valid code. Rejects with `invalid-action-code` if the code has another purpose. */
export function getCodeEmail(action: Exclude<EmailAction, 'signIn'>, code: string): Promise<string | null> {
  return withAuth(async (auth) => {
    const { operation, data } = await checkActionCode(auth, code);
    if (operation !== operations[action]) throw new IdentityError('invalid-action-code');
    return data.email ?? null;
  });
}

/** Applies the action of a link: verifies, changes or restores an email address. */
export async function applyCode(code: string): Promise<void> {
  await withAuth(async (auth) => {
    await applyActionCode(auth, code);
    // The session's email address is outdated. If the change has ended the session, the SDK reports it.
    await auth.currentUser?.reload().catch(() => undefined);
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
  });
}

export async function setPasswordByCode(code: string, password: string): Promise<void> {
  await withAuth((auth) => confirmPasswordReset(auth, code, password));
}
