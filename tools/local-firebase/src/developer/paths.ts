/** Addresses of the developer's page; each list is there as `.json` too. */
export const root = '/__/local';

export const sections = ['documents', 'accounts', 'codes', 'denied', 'images', 'reports'] as const;
export type Section = (typeof sections)[number];

export const paths = {
  style: `${root}/style.css`,
  section: (section: Section) => `${root}/${section}`,
  json: (section: Section) => `${root}/${section}.json`,
  collection: (collection: string) => `${root}/documents?${new URLSearchParams({ collection }).toString()}`,
  document: (path: string) => `${root}/document?${new URLSearchParams({ path }).toString()}`,
};
