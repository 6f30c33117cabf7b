import type { Kind } from '../measure/traffic';
import { siteNames, type Series, type SiteName } from '../measure/series';
import type { Profile } from '../measure/profiles';
import { viewNames, type View, type ViewName } from '../measure/visit';
import { median } from './median';

/** Figures of a view. Times are in milliseconds or in network rounds. A figure that the view lacks is undefined. */
export interface Figures extends Readonly<Record<Kind | 'total' | 'requests', number>> {
  readonly content: number | undefined;
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  readonly interactive: number | undefined;
  readonly blocking: number | undefined;
  readonly shift: number | undefined;
}

/** Medians of one view of one site under one profile, and the range of the runs. */
export interface Summary {
  readonly profile: Profile;
  readonly view: ViewName;
  readonly site: SiteName;
  readonly figures: Figures;
  /** Shortest and longest time to content of the runs. */
  readonly contentRange: readonly [number, number] | undefined;
}

/** Returns the medians of all runs, sorted by profile, then view, then site. Omits views that a site lacks. */
export function summarize(series: readonly Series[]): readonly Summary[] {
  return series.flatMap(({ profile, visits }) =>
    viewNames.flatMap((view) =>
      siteNames.flatMap((site) => {
        const views = visits[site].flatMap((visit) => visit[view] ?? []);
        if (views.length === 0) return [];
        const contents = views.flatMap(({ times }) => times.content ?? []).map((time) => inUnits(time, profile));
        const contentRange =
          contents.length > 0 ? ([Math.min(...contents), Math.max(...contents)] as const) : undefined;
        return [{ profile, view, site, figures: medians(views, profile), contentRange }];
      }),
    ),
  );
}

/** Returns the figures of one view of one site under one profile, or undefined if it was not measured. */
export function findFigures(
  summaries: readonly Summary[],
  requested: { readonly profile: Profile['name']; readonly view: ViewName; readonly site: SiteName },
): Figures | undefined {
  const summary = summaries.find(
    ({ site, profile, view }) =>
      site === requested.site && profile.name === requested.profile && view === requested.view,
  );
  return summary?.figures;
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
    content: ofSome(({ times }) => time(times.content)),
    fcp: ofSome(({ times }) => time(times.fcp)),
    lcp: ofSome(({ times }) => time(times.lcp)),
    interactive: ofSome(({ times }) => time(times.interactive)),
    blocking: ofSome(({ times }) => times.blocking),
    shift: ofSome(({ times }) => times.shift),
  };
}

/** Converts milliseconds to network rounds if the profile measures in rounds. */
function inUnits(milliseconds: number, { round }: Profile): number {
  return round === undefined ? milliseconds : Math.round(milliseconds / round);
}
