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
  apps: '/admin/apps',
  emails: '/admin/emails',
  notices: '/admin/notices',
  redirects: '/admin/redirects',
} as const;

export const sitePaths = { home: '/' } as const;

export function itemPath(collection: string, id: string): string {
  return `${paths.queue}/items/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
}

export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}

export function publicPath(collection: string, id: string): string {
  return `/${collection.replace('_', '-')}/${encodeURIComponent(id)}`;
}

export function withFilters(path: string, filters: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set).toString()}` : path;
}
