import { strictEqual } from 'node:assert';
import type { Platform } from '../platforms/platform';
import type { Run } from '../runner';
import { type ListProbe, listProbes } from './listProbes';

/** Runs every condition of the list probes. Rules allow or deny a query as a whole. */
export async function listProbesSuite(run: Run): Promise<void> {
  for (const probe of listProbes) {
    const { query, allowed, denied, allowedByOfficialOnly = {} } = probe;
    const unsound = Object.values(allowedByOfficialOnly).flat();
    for (const { name, platform } of run.platforms) {
      const check = (condition: string, verdict: 'allowed' | 'denied') =>
        run.check(name, `list of ${query} under ${condition}: ${verdict}`, async () => {
          strictEqual(await getVerdict(platform, run.freshProject(), probe, condition), verdict);
        });
      for (const condition of allowed) await check(condition, 'allowed');
      for (const condition of denied) await check(condition, 'denied');
      for (const condition of unsound) await check(condition, name === 'ours' ? 'denied' : 'allowed');
    }
  }
}

async function getVerdict(platform: Platform, project: string, probe: ListProbe, condition: string): Promise<string> {
  const { structured, parent, match = '/c/{id}' } = probe;
  const database = await platform.open(
    project,
    `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match ${match} { allow list: if ${condition}; } } }`,
  );
  const documents = `projects/${project}/databases/(default)/documents`;
  const update = { name: `${documents}/c/one`, fields: { x: { integerValue: '5' }, s: { stringValue: 'a' } } };
  await database.send({ call: 'commit', body: { writes: [{ update }] }, as: 'owner' });
  const { status, body } = await database.send({
    call: 'runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'c' }], ...structured(project) } },
    as: { uid: 'alice' },
    ...(parent === undefined ? {} : { parent }),
  });
  if (status === 403) return 'denied';
  strictEqual(status, 200, JSON.stringify(body));
  return 'allowed';
}
