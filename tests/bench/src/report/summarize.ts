import type { Kind } from '../measure/traffic';
import { siteNames, type Series, type SiteName } from '../measure/series';
import type { Profile } from '../measure/profiles';
import { viewNames, type View, type ViewName } from '../measure/visit';
import { median } from './median';

/** What is said of a view; undefined where the view has no such figure. Times in milliseconds, or in rounds. */
export interface Figures extends Readonly<Record<Kind | 'total' | 'requests' | 'content', number>> {
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  readonly interactive: number | undefined;
  readonly blocking: number | undefined;
  readonly shift: number | undefined;
}

/** One view of one site under one profile: medians, and how far the runs lie apart. */
export interface Summary {
  readonly profile: Profile;
  readonly view: ViewName;
  readonly site: SiteName;
  readonly figures: Figures;
  readonly contentRange: readonly [number, number];
}

/** The medians of all runs, by profile, view and site in this order. */
export function summarize(series: readonly Series[]): readonly Summary[] {
  return series.flatMap(({ profile, visits }) =>
    viewNames.flatMap((view) =>
      siteNames.map((site) => {
        const views = visits[site].map((visit) => visit[view]);
        const contents = views.map(({ times }) => inUnits(times.content, profile));
        return {
          profile,
          view,
          site,
          figures: medians(views, profile),
          contentRange: [Math.min(...contents), Math.max(...contents)],
        } as const;
      }),
    ),
  );
}

/** @throws Error where it was not measured */
export function findFigures(
  summaries: readonly Summary[],
  wanted: { readonly profile: Profile['name']; readonly view: ViewName; readonly site: SiteName },
): Figures {
  const found = summaries.find(
    ({ site, profile, view }) => site === wanted.site && profile.name === wanted.profile && view === wanted.view,
  );
  if (!found) throw new Error(`${wanted.site}: ${wanted.profile}, ${wanted.view} was not measured.`);
  return found.figures;
}

function medians(views: readonly View[], profile: Profile): Figures {
  const of = (pick: (view: View) => number) => median(views.map(pick));
  const ofSome = (pick: (view: View) => number | undefined) => {
    const values = views.map(pick).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : median(values);
  };
  const time = (value: number | undefined) => (value === undefined ? undefined : inUnits(value, profile));
  return {
    html: of(({ traffic }) => traffic.bytes.html),
    js: of(({ traffic }) => traffic.bytes.js),
    css: of(({ traffic }) => traffic.bytes.css),
    font: of(({ traffic }) => traffic.bytes.font),
    other: of(({ traffic }) => traffic.bytes.other),
    total: of(({ traffic }) => Object.values(traffic.bytes).reduce((sum, bytes) => sum + bytes, 0)),
    requests: of(({ traffic }) => traffic.requests),
    content: of(({ times }) => inUnits(times.content, profile)),
    fcp: ofSome(({ times }) => time(times.fcp)),
    lcp: ofSome(({ times }) => time(times.lcp)),
    interactive: ofSome(({ times }) => time(times.interactive)),
    blocking: ofSome(({ times }) => times.blocking),
    shift: ofSome(({ times }) => times.shift),
  };
}

/** Rounds where the profile counts them, otherwise the milliseconds as they are. */
function inUnits(milliseconds: number, { round }: Profile): number {
  return round === undefined ? milliseconds : Math.round(milliseconds / round);
}
