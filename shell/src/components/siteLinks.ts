import { paths } from '../paths';

/** Links to the pages about the site, in the footer and in the menu. */
export const siteLinks = [
  { to: paths.about, label: 'footer.about' },
  { to: paths.privacy, label: 'footer.privacy' },
  { to: paths.terms, label: 'footer.terms' },
] as const;
