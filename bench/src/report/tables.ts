import type { Profile } from '../measure/profiles';
import type { ViewName } from '../measure/visit';
import type { Figures, Summary } from './summarize';

const views: Readonly<Record<ViewName, string>> = {
  cold: 'first view, cold',
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
  'long tasks',
  'layout shift',
];

/** The medians of every view as a markdown table. Bytes as they were transferred. */
export function figuresTable(summaries: readonly Summary[]): string {
  const rows = summaries.map(({ profile, view, site, figures, contentRange: [least, most] }) => {
    const time = (value: number | undefined) => writeTime(value, profile);
    const { js, css, font, html, other, total } = figures;
    return [
      profile.name,
      views[view],
      site,
      ...[js, css, font, html, other, total].map(writeCount),
      writeCount(figures.requests),
      time(figures.fcp),
      least === most ? time(figures.content) : `${time(figures.content)} (${time(least)} – ${time(most)})`,
      time(figures.interactive),
      time(figures.lcp),
      figures.longTasks === undefined
        ? '–'
        : `${writeCount(figures.longTasks)} / ${writeCount(figures.longTime ?? 0)} ms`,
      figures.shift === undefined ? '–' : String(Number(figures.shift.toFixed(4))),
    ];
  });
  return table(heads, rows);
}

const compared = [
  { head: 'content', pick: ({ content }: Figures) => content },
  { head: 'FCP', pick: ({ fcp }: Figures) => fcp },
  { head: 'LCP', pick: ({ lcp }: Figures) => lcp },
  { head: 'interactive', pick: ({ interactive }: Figures) => interactive },
  { head: 'JS bytes', pick: ({ js }: Figures) => js },
  { head: 'all bytes', pick: ({ total }: Figures) => total },
  { head: 'requests', pick: ({ requests }: Figures) => requests },
] as const;

/** federated / plain, view by view, as a markdown table. */
export function ratiosTable(summaries: readonly Summary[]): string {
  const rows = summaries.flatMap((federated) => {
    if (federated.site !== 'federated') return [];
    const plain = summaries.find(
      ({ site, profile, view }) => site === 'plain' && profile === federated.profile && view === federated.view,
    );
    if (!plain) throw new Error(`${federated.profile.name}, ${federated.view}: the plain site was not measured.`);
    return [
      [
        federated.profile.name,
        views[federated.view],
        ...compared.map(({ pick }) => writeRatio(pick(federated.figures), pick(plain.figures))),
      ],
    ];
  });
  return table(['profile', 'view', ...compared.map(({ head }) => head)], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
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

/** Nothing over nothing is no ratio: both views came from the cache, or took no round. */
function writeRatio(federated: number | undefined, plain: number | undefined): string {
  if (federated === undefined || plain === undefined || (federated === 0 && plain === 0)) return '–';
  return plain === 0 ? `${writeCount(federated)} : 0` : (federated / plain).toFixed(2);
}
