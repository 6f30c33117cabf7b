import type { DeveloperSettings } from '@adp/site-document/siteConfig';

/**
 * Adds a second policy that allows `origin` instead of the page's additional sources. Browsers enforce both. Throws if
 * the page has no policy.
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
      const socket = sources[0] === 'connect-src' ? [origin.replace(/^http/, 'ws')] : [];
      return [...narrowed, origin, ...socket].join(' ');
    })
    .join('; ');
  document.head.append(narrow);
}
