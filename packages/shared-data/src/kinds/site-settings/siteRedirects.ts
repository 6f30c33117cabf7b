import * as v from 'valibot';
import { dateTime, matching, text } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

export const redirectLimits = { most: 500, path: 300 } as const;

const { path: longest } = redirectLimits;

export const redirectFields = v.strictObject({
  from: matching('/[^\\s?#\\\\/][^\\s?#\\\\]*', longest),
  to: matching('/([^\\s\\\\/][^\\s\\\\]*)?', longest),
});

/** A former path of the site, and its current path. */
export type SiteRedirect = v.InferOutput<typeof redirectFields>;

/** `settings/redirects`. Only an action writes it (docs/decisions/098). */
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

/** Paths that servers answer themselves. */
const reserved = /^\/(?:api|admin|__|builds|b-[0-9a-f]+)(?:\/|$)|\.(?:js|css|html|json|map|woff2|xml|txt)$/;

/** Normalises a path: no slash at the end, and decoded. */
export function toRedirectKey(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return (decode(plain).replace(/\/+$/, '') || '/').normalize();
}

/** Returns the error of each redirect, in their order. Undefined for a valid one. */
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
    // Chains and loops are not allowed.
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
