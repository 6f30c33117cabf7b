import { nextPath } from '@adp/shared-auth/next';

const actions = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'] as const;

/** What a link in an e-mail asks for. */
export interface EmailLink {
  readonly action: (typeof actions)[number];
  readonly code: string;
  /** Where to go when it is done: a page of ours. */
  readonly next: string;
}

/** The link that an address is, by Firebase's parameters; undefined where it is none. */
export function toEmailLink(params: URLSearchParams): EmailLink | undefined {
  const action = actions.find((name) => name === params.get('mode'));
  const code = params.get('oobCode');
  return action && code ? { action, code, next: toNextPath(params) } : undefined;
}

/** The identity service passes on the address of the request; its own page leaves it in `continueUrl`. */
function toNextPath(params: URLSearchParams): string {
  const next = params.get('next');
  if (next) return nextPath(next);
  try {
    const url = new URL(params.get('continueUrl') ?? '');
    return url.origin === window.location.origin ? nextPath(url.searchParams.get('next')) : nextPath(null);
  } catch {
    return nextPath(null);
  }
}
