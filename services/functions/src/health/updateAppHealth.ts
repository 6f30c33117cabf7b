import type { Administrator, DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import {
  appHealth,
  type AppHealth,
  type CanaryHealth,
  judgeCanary,
  minShownVisits,
  otherRoute,
  stoppedCanaries,
} from '@adp/shared-data/app-health';
import { getText } from '../background/events';
import { type LiveBuild, readLiveBuilds } from './readLiveBuilds';
import { healthComparisons, healthCounts, toComparisonPath } from './saveHealth';
import { addCounts, toCounts, toResults } from './toResults';

type FieldsWrite = Extract<DocumentWrite, { readonly fields: unknown }>;

interface HealthOptions {
  readonly site: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The number of builds of an app whose results are shown. */
const maxBuilds = 5;
/** The number of stopped canaries in the list. Older ones have ended long ago. */
const maxStopped = 20;
/** The time after their last visit when counts are deleted, in milliseconds. */
const expiry = 30 * 86_400_000;

/** The path of the list of stopped canaries. */
export const stoppedPath = `${stoppedCanaries.collection}/${stoppedCanaries.id}`;

/**
 * Creates a scheduled job that publishes the results of measured visits, and the verdict about each canary
 * (docs/decisions/172, 173). A stopped canary remains stopped until an administrator resumes it.
 */
export function updateAppHealth(
  administrator: Administrator,
  { site, fetch = globalThis.fetch }: HealthOptions,
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const at = new Date(time);
    const builds = await readLiveBuilds(site, fetch);
    const stored = await administrator.read([stoppedPath, ...builds.map(({ app }) => toPath(app))]);
    const updated = await Promise.all(
      builds.map((build) =>
        readHealth(build, { administrator, at, before: readStored(stored.get(toPath(build.app))) }),
      ),
    );
    const before = toStoppedList(stored.get(stoppedPath));
    const stopped = updated.flatMap(({ app, canary }) =>
      canary?.state === 'stopped' ? [{ app, build: canary.build }] : [],
    );
    const added = stopped.filter(({ build }) => !before.some((entry) => entry['build'] === build));
    const writes: FieldsWrite[] = updated.map((fields) => ({
      path: toPath(fields.app),
      fields: { ...fields },
      times: ['updated_at'],
    }));
    if (added.length > 0) {
      const list = [...added, ...before].slice(0, maxStopped);
      writes.push({ path: stoppedPath, fields: { stopped: list }, times: ['changed_at'] });
    }
    for (const write of writes) await commitUnlessStale(write, stored.get(write.path), administrator);
    await deleteOld(administrator, new Date(at.getTime() - expiry));
  };
}

/** Commits a write unless its document has changed since it was read. The next run reads the change. */
async function commitUnlessStale(
  write: FieldsWrite,
  before: FoundDocument | undefined,
  { read, commit }: Administrator,
): Promise<void> {
  const precondition = before ? { updateTime: before.version } : { exists: false };
  try {
    await commit([{ ...write, precondition }]);
  } catch (error) {
    // The error of a stale write has no code of its own, so compare the versions.
    const current = (await read([write.path])).get(write.path);
    if (current?.version === before?.version) throw error;
  }
}

const toPath = (app: string) => `${appHealth.collection}/${app}`;

/** Returns the stored results of the last run, unless they have another format. */
function readStored(document: FoundDocument | undefined): AppHealth | undefined {
  const reading = document && appHealth.readItem(document.id, document.fields);
  return reading && 'item' in reading ? reading.item : undefined;
}

/** Returns the stored list of stopped canaries. It is empty before the first stop. */
export function toStoppedList(document: FoundDocument | undefined): readonly StoredFields[] {
  const stopped = document?.fields['stopped'];
  return Array.isArray(stopped) ? (stopped as readonly StoredFields[]) : [];
}

interface HealthContext {
  readonly administrator: Administrator;
  readonly at: Date;
  /** The stored results of the last run. */
  readonly before: AppHealth | undefined;
}

/** Returns the results of an app's builds, and the verdict about its canary. */
async function readHealth({ app, build: live, canary, next }: LiveBuild, { administrator, at, before }: HealthContext) {
  const current = [live, canary, next].filter((build) => build !== undefined);
  const earlier = (before?.builds ?? []).map(({ build }) => build).filter((build) => !current.includes(build));
  const shown = [...current, ...earlier].slice(0, maxBuilds);
  const documents = await administrator.find(healthCounts, 'build', shown);
  const builds = shown.flatMap((build) => {
    const ofBuild = documents.filter(({ fields }) => fields['app'] === app && fields['build'] === build);
    const results = toBuildResults(build, ofBuild);
    return results ? [results] : [];
  });
  const verdict = canary === undefined ? undefined : await judge(app, canary, { administrator, at, before });
  return { app, live, builds, ...(next !== undefined && { next }), ...(verdict && { canary: verdict }) };
}

function toBuildResults(build: string, documents: readonly FoundDocument[]) {
  const results = toResults(addCounts(documents.map(({ fields }) => toCounts(fields))));
  if (!results) return undefined;
  const routes = documents.flatMap(({ fields }) => {
    const route = getText(fields, 'route');
    const ofRoute = route === otherRoute ? undefined : toResults(toCounts(fields));
    return ofRoute ? [{ route, ...ofRoute }] : [];
  });
  return { build, ...results, routes: routes.sort((a, b) => b.visits - a.visits) };
}

async function judge(app: string, build: string, { administrator, at, before }: HealthContext): Promise<CanaryHealth> {
  const last = before?.canary;
  if (last?.build === build && last.state === 'stopped') return last;
  const paths = { canary: toComparisonPath(app, build, 'canary'), stable: toComparisonPath(app, build, 'stable') };
  const counts = await administrator.read(Object.values(paths));
  const [canary, stable] = [toCounts(counts.get(paths.canary)?.fields), toCounts(counts.get(paths.stable)?.fields)];
  const { visits, ...verdict } = judgeCanary(canary, stable);
  const shown = visits < minShownVisits ? 0 : visits;
  return { build, ...verdict, visits: shown, ...(verdict.state === 'stopped' && { at }) };
}

/** Deletes counts of builds without visits. The next run deletes the remaining ones. */
async function deleteOld(administrator: Administrator, until: Date): Promise<void> {
  for (const collection of [healthCounts, healthComparisons]) {
    const old = await administrator.listUntil(collection, { field: 'updated_at', until, limit: 200 });
    if (old.length > 0)
      await administrator.commit(old.map(({ id }) => ({ path: `${collection}/${id}`, deleted: true })));
  }
}
