import type { ServiceAnswer } from '../../http/service';

/** Returns an HTML response. The page loads no external resources, and only pages of the site may frame it. */
export function htmlAnswer(status: number, body: string): ServiceAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
    },
    body,
  };
}
