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

/** What a link in an e-mail is for, by its name in the link's address. */
export const emailActions = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'] as const;
export type EmailAction = (typeof emailActions)[number];

const operations: Readonly<Record<Exclude<EmailAction, 'signIn'>, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
};

/** Sends a link that sets another password, if there is an account: the page must not reveal whether. */
export async function sendReset(email: string, next: string): Promise<void> {
  await withAuth((auth) => sendPasswordResetEmail(auth, email, { url: actionUrl(next) }));
}

/** The address that a code is for, if the code is still valid. Rejects with `invalid-action-code` where it is for something else. */
export function addressOfCode(action: Exclude<EmailAction, 'signIn'>, code: string): Promise<string | null> {
  return withAuth(async (auth) => {
    const { operation, data } = await checkActionCode(auth, code);
    if (operation !== operations[action]) throw new IdentityError('invalid-action-code');
    return data.email ?? null;
  });
}

/** Does what a link is for: verifies, changes or gives back an address. */
export async function applyCode(code: string): Promise<void> {
  await withAuth(async (auth) => {
    await applyActionCode(auth, code);
    // The session's address is out of date now. Where the change has ended the session, the SDK reports it.
    await auth.currentUser?.reload().catch(() => undefined);
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
  });
}

export async function setPasswordByCode(code: string, password: string): Promise<void> {
  await withAuth((auth) => confirmPasswordReset(auth, code, password));
}
