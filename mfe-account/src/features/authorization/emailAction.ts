import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import { toNextPath } from '../../lib/toNextPath';

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
  return action && code ? { action, code, next: readNextPath(params) } : undefined;
}

/**
 * The address of the link in the language of the page that requested the mail, where `href` is in another one: links of all mails lead to
 * the same page. It no longer names that language, so that the reader can choose another one there.
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

/** The identity service passes on the address of the request; its own page leaves it in `continueUrl`. */
function readNextPath(params: URLSearchParams): string {
  const next = params.get('next');
  if (next) return toNextPath(next);
  return toNextPath(toOnwardUrl(params)?.searchParams.get('next'));
}

/** The page of ours that requested the mail. A server, which knows no page, finds none. */
function toOnwardUrl(params: URLSearchParams): URL | undefined {
  try {
    const url = new URL(params.get('continueUrl') ?? '');
    return url.origin === window.location.origin ? url : undefined;
  } catch {
    return undefined;
  }
}
