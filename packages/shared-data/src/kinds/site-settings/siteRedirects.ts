import * as v from 'valibot';
import { dateTime, matching, text } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

export const redirectLimits = { most: 500, path: 300 } as const;

const { path: longest } = redirectLimits;

export const redirectFields = v.strictObject({
  from: matching('/[^\\s?#\\\\/][^\\s?#\\\\]*', longest),
  to: matching('/([^\\s\\\\/][^\\s\\\\]*)?', longest),
});

export type SiteRedirect = v.InferOutput<typeof redirectFields>;

/** `settings/redirects`: the redirects. Only a site action writes them (docs/decisions/098). */
export const siteRedirects = {
  collection: 'settings',
  id: 'redirects',
  readItem: /* @__PURE__ */ createParser(
    v.object({
      redirects: v.array(redirectFields, 'list'),
      changedBy: text({ min: 1, max: 128 }),
      changedAt: dateTime,
    }),
  ),
};

export type RedirectIssue = 'malformed-from' | 'malformed-to' | 'reserved' | 'twice' | 'itself' | 'chain';

/** Paths that servers handle themselves, so they cannot be redirected. */
const reserved = /^\/(?:api|admin|__|builds|b-[0-9a-f]+)(?:\/|$)|\.(?:js|css|html|json|map|woff2|xml|txt)$/;

/** Normalizes a path: decodes it and removes the trailing slash. */
export function toRedirectKey(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return (decode(plain).replace(/\/+$/, '') || '/').normalize();
}

/** Validates redirects. Returns one entry per redirect: its error, or undefined if it is valid. */
export function findRedirectIssues(redirects: readonly SiteRedirect[]): readonly (RedirectIssue | undefined)[] {
  const keys = redirects.map(({ from }) => toRedirectKey(from));
  const sources = new Set(keys);
  return redirects.map((redirect, at) => {
    const key = keys[at] ?? '';
    if (!v.safeParse(redirectFields.entries.from, redirect.from).success) return 'malformed-from';
    if (!v.safeParse(redirectFields.entries.to, redirect.to).success) return 'malformed-to';
    if (reserved.test(key)) return 'reserved';
    if (keys.indexOf(key) !== at) return 'twice';
    const target = toRedirectKey(redirect.to);
    if (target === key) return 'itself';
    // A target that is itself redirected would create a chain or a loop.
    return sources.has(target) ? 'chain' : undefined;
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
