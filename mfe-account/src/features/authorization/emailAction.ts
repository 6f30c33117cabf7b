import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import { toNextPath } from '../../lib/toNextPath';

const actions = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'] as const;

export interface EmailLink {
  readonly action: (typeof actions)[number];
  readonly code: string;
  readonly next: string;
}

export function toEmailLink(params: URLSearchParams): EmailLink | undefined {
  const action = actions.find((name) => name === params.get('mode'));
  const code = params.get('oobCode');
  return action && code ? { action, code, next: readNextPath(params) } : undefined;
}

/**
 * Returns the link in the language that the email was requested in, without `continueUrl`, so that readers can still
 * switch languages.
 */
export function toRequestedLanguage(href: string): string | undefined {
  const url = new URL(href);
  const onward = toOnwardUrl(url.searchParams);
  if (!onward || !toEmailLink(url.searchParams)) return undefined;
  const { language, path } = splitLanguage(url.pathname);
  const requested = splitLanguage(onward.pathname).language;
  if (requested === language) return undefined;
  url.pathname = toBase(requested) + path;
  url.searchParams.set('next', readNextPath(url.searchParams));
  url.searchParams.delete('continueUrl');
  return url.href;
}

function readNextPath(params: URLSearchParams): string {
  const next = params.get('next');
  if (next) return toNextPath(next);
  return toNextPath(toOnwardUrl(params)?.searchParams.get('next'));
}

function toOnwardUrl(params: URLSearchParams): URL | undefined {
  try {
    const url = new URL(params.get('continueUrl') ?? '');
    return url.origin === window.location.origin ? url : undefined;
  } catch {
    return undefined;
  }
}
