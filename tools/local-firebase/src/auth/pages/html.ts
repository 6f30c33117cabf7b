import type { ServiceAnswer } from '../../http/service';

/** Text as it may stand in HTML, in an attribute in quotes too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A page of the platform's own: it asks nobody else for anything, and only our own pages may frame it. */
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
