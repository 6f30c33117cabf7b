import { paths } from '../../paths';

export const menuEntries = [
  { to: paths.audaNepad, label: 'menu.audaNepad', number: undefined },
  { to: paths.knowledgeProducts, label: 'menu.knowledgeProducts', number: '01' },
  { to: paths.apet, label: 'menu.apet', number: '02' },
  { to: paths.cjed, label: 'menu.cjed', number: '03' },
  { to: paths.auAi, label: 'menu.auAi', number: '04' },
] as const;

export const socialNetworks = [
  { key: 'facebook', label: 'menu.facebook', outline: 'M15 4h-2a4 4 0 0 0-4 4v13M6 12h8' },
  { key: 'x', label: 'menu.x', outline: 'M5 4l14 16M19 4L5 20' },
  { key: 'linkedin', label: 'menu.linkedin', outline: 'M5 10v10M5 5v.5M10 20V10M10 14a4 4 0 0 1 8 0v6' },
  { key: 'youtube', label: 'menu.youtube', outline: 'M3 7h18v10H3zM10 10l4 2-4 2z' },
] as const;
