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

/** Actions of links in emails. Each name appears in the link. */
export const emailActions = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'] as const;
export type EmailAction = (typeof emailActions)[number];

const operations: Readonly<Record<Exclude<EmailAction, 'signIn'>, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
};

/** Sends a password-reset link. Callers must not reveal whether the email address has an account. */
export async function sendReset(email: string, next: string): Promise<void> {
  await withAuth((auth) => sendPasswordResetEmail(auth, email, { url: actionUrl(next) }));
}

/** Returns the email address that a valid action code belongs to. Rejects with `invalid-action-code` if the code is for another action. */
export function getCodeEmail(action: Exclude<EmailAction, 'signIn'>, code: string): Promise<string | null> {
  return withAuth(async (auth) => {
    const { operation, data } = await checkActionCode(auth, code);
    if (operation !== operations[action]) throw new IdentityError('invalid-action-code');
    return data.email ?? null;
  });
}

export async function applyCode(code: string): Promise<void> {
  await withAuth(async (auth) => {
    await applyActionCode(auth, code);
    // Update the session's email address. If the change has ended the session, the SDK reports that separately.
    await auth.currentUser?.reload().catch(() => undefined);
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
  });
}

export async function setPasswordByCode(code: string, password: string): Promise<void> {
  await withAuth((auth) => confirmPasswordReset(auth, code, password));
}
