import { paths } from '../paths';

/** The pages about the site itself, at the foot of every page and of the menu. */
export const siteLinks = [
  { to: paths.about, label: 'footer.about' },
  { to: paths.privacy, label: 'footer.privacy' },
  { to: paths.terms, label: 'footer.terms' },
] as const;
