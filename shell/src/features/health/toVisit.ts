import { type AppUse, otherRoute, shellName, type Vital, vitals } from '@adp/shared-data/app-health';

/** A page that the visit has shown. `since` is in milliseconds since the document was requested. */
export interface VisitedPage extends Pick<AppUse, 'app' | 'build' | 'route' | 'canary'> {
  readonly since: number;
}

/** A vital's value, and the time at which the page had it. */
export interface MeasuredVital {
  readonly value: number;
  readonly at: number;
}

interface Measured {
  readonly pages: readonly VisitedPage[];
  readonly measured: Readonly<Partial<Record<Vital, MeasuredVital>>>;
  readonly outcomes: ReadonlyMap<string, Pick<AppUse, 'app' | 'build' | 'outcome'>>;
}

/** Returns one entry per build that the visit has used. A vital belongs to the build whose page was shown at its time. */
export function toVisit({ pages, measured, outcomes }: Measured): readonly AppUse[] {
  const shell = { app: shellName, build: __BUILD_ID__, route: otherRoute };
  const failed = [...outcomes.values()].map(({ app, build }) => ({ app, build, route: otherRoute }));
  const uses = new Map<string, AppUse>();
  for (const { app, build, route, canary } of [...pages, shell, ...failed] as readonly Omit<VisitedPage, 'since'>[]) {
    const key = `${app} ${build}`;
    const outcome = outcomes.get(key)?.outcome ?? 'ok';
    if (!uses.has(key)) uses.set(key, { app, build, route, outcome, ...(canary && { canary }) });
  }
  for (const vital of vitals) {
    const { value, at } = measured[vital] ?? { value: undefined, at: 0 };
    const page = pages.findLast(({ since }) => since <= at);
    const key = page && `${page.app} ${page.build}`;
    const use = key && uses.get(key);
    if (value !== undefined && use) uses.set(key, { ...use, [vital]: Math.round(value) });
  }
  return [...uses.values()];
}
