import { paths } from '../paths';

export const siteLinks = [
  { to: paths.about, label: 'footer.about' },
  { to: paths.privacy, label: 'footer.privacy' },
  { to: paths.terms, label: 'footer.terms' },
] as const;
