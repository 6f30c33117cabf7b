/** Every path of this app. */
export const paths = {
  queue: '/admin',
  item: '/admin/items/:collection/:id',
  reports: '/admin/reports',
  audit: '/admin/audit',
  roles: '/admin/roles',
  settings: '/admin/settings',
  import: '/admin/import',
  links: '/admin/links',
  usage: '/admin/usage',
  notices: '/admin/notices',
  redirects: '/admin/redirects',
} as const;

/** Pages of others that this app leads to. */
export const elsewhere = { home: '/' } as const;

/** The page that decides about one item. */
export function itemPath(collection: string, id: string): string {
  return `${paths.queue}/items/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
}

/** A member's public page. */
export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}

/** The page of an item for readers. */
export function publicPath(collection: string, id: string): string {
  return `/${collection.replace('_', '-')}/${encodeURIComponent(id)}`;
}

/** The address of a list with filters; those without a value are left out. */
export function withFilters(path: string, filters: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set).toString()}` : path;
}
