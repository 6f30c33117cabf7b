/** Root path of the developer page. Each list is also available with the extension `.json`. */
export const root = '/__/local';

export const sections = ['documents', 'accounts', 'codes', 'mail', 'denied', 'images', 'reports'] as const;
export type Section = (typeof sections)[number];

export const paths = {
  style: `${root}/style.css`,
  section: (section: Section) => `${root}/${section}`,
  json: (section: Section) => `${root}/${section}.json`,
  collection: (collection: string) => `${root}/documents?${new URLSearchParams({ collection }).toString()}`,
  message: (id: string, view?: 'html') =>
    `${root}/message?${new URLSearchParams({ id, ...(view && { view }) }).toString()}`,
  document: (path: string) => `${root}/document?${new URLSearchParams({ path }).toString()}`,
};
