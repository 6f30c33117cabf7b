import type { DeveloperSettings } from '@adp/site-document/siteConfig';

/**
 * Adds a second security policy to the page. It allows `origin` instead of the additional sources that the first policy of this page
 * allows. Browsers enforce both policies.
 * @throws Error if the page has no policy
 */
export function narrowPolicy(origin: string, { wide }: DeveloperSettings): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) throw new Error('The page has no security policy.');
  const narrow = document.createElement('meta');
  narrow.httpEquiv = 'Content-Security-Policy';
  narrow.content = policy.content
    .split('; ')
    .map((directive) => {
      const sources = directive.split(' ');
      const narrowed = sources.filter((source) => !wide.includes(source));
      if (narrowed.length === sources.length) return directive;
      // A development server reports changes over a WebSocket.
      const socket = sources[0] === 'connect-src' ? [origin.replace(/^http/, 'ws')] : [];
      return [...narrowed, origin, ...socket].join(' ');
    })
    .join('; ');
  document.head.append(narrow);
}
