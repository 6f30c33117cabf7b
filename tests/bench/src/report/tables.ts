import type { Profile } from '../measure/profiles';
import type { SiteName } from '../measure/series';
import type { ViewName } from '../measure/visit';
import { findFigures, type Figures, type Summary } from './summarize';

const views: Readonly<Record<ViewName, string>> = {
  cold: 'first view, cold',
  worker: 'service worker starts',
  sameApp: 'navigation within the app',
  other: 'navigation to another page',
  warm: 'first view, warm',
};

const heads = [
  'profile',
  'view',
  'site',
  'JS',
  'CSS',
  'font',
  'HTML',
  'other',
  'all bytes',
  'requests',
  'FCP',
  'content',
  'interactive',
  'LCP',
  'blocking',
  'layout shift',
];

/** Returns the medians of every view as a Markdown table. Byte counts are transfer sizes. */
export function figuresTable(summaries: readonly Summary[]): string {
  const rows = summaries.map(({ profile, view, site, figures, contentRange }) => {
    const time = (value: number | undefined) => writeTime(value, profile);
    const { js, css, font, html, other, total } = figures;
    return [
      profile.name,
      views[view],
      site,
      ...[js, css, font, html, other, total].map(writeCount),
      writeCount(figures.requests),
      time(figures.fcp),
      time(figures.content) + (contentRange ? writeRange(time(contentRange[0]), time(contentRange[1])) : ''),
      time(figures.interactive),
      time(figures.lcp),
      figures.blocking === undefined ? '–' : `${writeCount(figures.blocking)} ms`,
      figures.shift === undefined ? '–' : String(Number(figures.shift.toFixed(4))),
    ];
  });
  return table(heads, rows);
}

const writeRange = (min: string, max: string) => (min === max ? '' : ` (${min} – ${max})`);

const compared = [
  { head: 'content', pick: ({ content }: Figures) => content },
  { head: 'FCP', pick: ({ fcp }: Figures) => fcp },
  { head: 'LCP', pick: ({ lcp }: Figures) => lcp },
  { head: 'interactive', pick: ({ interactive }: Figures) => interactive },
  { head: 'JS bytes', pick: ({ js }: Figures) => js },
  { head: 'all bytes', pick: ({ total }: Figures) => total },
  { head: 'requests', pick: ({ requests }: Figures) => requests },
] as const;

/** Compared pairs: a site and its baseline. */
const pairs: readonly (readonly [SiteName, SiteName])[] = [
  ['rendered', 'plain'],
  ['rendered', 'prerendered'],
  ['federated', 'plain'],
];

/** Returns the ratios of two sites' medians, view by view, as a Markdown table. */
export function ratiosTable(summaries: readonly Summary[]): string {
  const rows = pairs.flatMap(([site, baseline]) =>
    summaries.flatMap(({ profile, view, figures, ...summary }) => {
      if (summary.site !== site) return [];
      const base = findFigures(summaries, { profile: profile.name, view, site: baseline });
      if (!base) return [];
      return [
        [
          `${site} / ${baseline}`,
          profile.name,
          views[view],
          ...compared.map(({ pick }) => writeRatio(pick(figures), pick(base))),
        ],
      ];
    }),
  );
  return table(['sites', 'profile', 'view', ...compared.map(({ head }) => head)], rows);
}

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function writeCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function writeTime(value: number | undefined, { round }: Profile): string {
  if (value === undefined) return '–';
  return round === undefined ? `${(value / 1000).toFixed(2)} s` : String(value);
}

/** Returns the ratio, or a dash if both values are zero, for example because both views came from the cache. */
function writeRatio(value: number | undefined, base: number | undefined): string {
  if (value === undefined || base === undefined || (value === 0 && base === 0)) return '–';
  return base === 0 ? `${writeCount(value)} : 0` : (value / base).toFixed(2);
}
