import escapeHtml from 'escape-html';
import type { ServiceAnswer } from '../../http/service';
import type { AuthCore, ProjectState } from '../core/authCore';
import { requirePassword } from '../policy/requirePassword';
import type { PasswordPolicy } from '../policy/passwordPolicy';
import { htmlAnswer } from './html';
import { requireSiteOrigin } from './requireSiteOrigin';

interface Action {
  readonly core: AuthCore;
  readonly state: ProjectState;
  readonly url: URL;
  readonly form: URLSearchParams;
  readonly siteOrigins: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
  readonly onChange: () => void;
}

const kinds: Readonly<Record<string, string>> = {
  signIn: 'EMAIL_SIGNIN',
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
};

const done: Readonly<Record<string, string>> = {
  verifyEmail: 'The e-mail address is verified.',
  verifyAndChangeEmail: 'The e-mail address is changed.',
  recoverEmail: 'The e-mail address is as it was.',
};

/** Responds to a link in an email, as Google's page does for a real project. */
export function actionPage(action: Action): ServiceAnswer {
  const { core, state, url, siteOrigins } = action;
  const mode = url.searchParams.get('mode') ?? '';
  const oobCode = url.searchParams.get('oobCode') ?? '';
  const continueUrl = url.searchParams.get('continueUrl');
  requireSiteOrigin(core, continueUrl, siteOrigins);
  if (state.oobs.get(oobCode)?.requestType !== kinds[mode] || !Object.hasOwn(kinds, mode))
    return page(400, 'This link has expired or has been used already.');
  if (mode === 'signIn')
    return continueUrl ? onward(continueUrl, url) : page(400, 'This link contains no page to continue to.');
  if (mode === 'resetPassword') return resetPassword(action, oobCode, continueUrl);
  core.setAccountInfo(state, { oobCode });
  action.onChange();
  return continueUrl ? redirect(continueUrl) : page(200, done[mode] ?? '');
}

function resetPassword(action: Action, oobCode: string, continueUrl: string | null): ServiceAnswer {
  const { core, state, url, form, passwordPolicy } = action;
  // Scripts may also pass the password as a query parameter, as they can with the emulator.
  const newPassword = form.get('newPassword') ?? url.searchParams.get('newPassword');
  if (newPassword === null) return passwordForm();
  try {
    requirePassword(core, passwordPolicy, newPassword);
    if (newPassword === '') throw new core.errors.BadRequestError('MISSING_PASSWORD');
    core.resetPassword(state, { oobCode, newPassword });
  } catch (error) {
    if (!(error instanceof core.errors.ApiError)) throw error;
    return passwordForm(error.message);
  }
  action.onChange();
  return continueUrl ? redirect(continueUrl) : page(200, 'The password is changed.');
}

function onward(continueUrl: string, { searchParams }: URL): ServiceAnswer {
  const target = new URL(continueUrl);
  for (const [name, value] of searchParams) if (name !== 'continueUrl') target.searchParams.set(name, value);
  return redirect(target.href);
}

function redirect(location: string): ServiceAnswer {
  return { status: 303, headers: { location } };
}

function passwordForm(error?: string): ServiceAnswer {
  return page(
    error === undefined ? 200 : 400,
    error ?? 'Choose a new password.',
    `<form method="post"><label>New password <input type="password" name="newPassword" required></label> <button>Save</button></form>`,
  );
}

function page(status: number, sentence: string, more = ''): ServiceAnswer {
  return htmlAnswer(
    status,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Account</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 30rem; padding: 0 1rem; }</style>
<p role="status">${escapeHtml(sentence)}</p>
${more}
`,
  );
}
