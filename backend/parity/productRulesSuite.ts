import { strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { contentCases } from '../src/rules/contentCases';
import { leavingCases } from '../src/rules/leavingCases';
import { limitCases } from '../src/rules/limitCases';
import { listCases } from '../src/rules/listCases';
import { memberCases } from '../src/rules/memberCases';
import { notificationCases } from '../src/rules/notificationCases';
import { put, root, type RuleCase } from '../src/rules/ruleCase';
import type { Database, Platform, Run } from '@adp/local/parity';

const cases = [...contentCases, ...memberCases, ...leavingCases, ...notificationCases, ...listCases, ...limitCases];

/** Our own firestore.rules: what attackers try, what members may, and every limit of the schemas. */
export function productRulesSuite(rulesFile: string) {
  const rules = readFileSync(rulesFile, 'utf8');
  return async (run: Run): Promise<void> => {
    for (const { name, platform } of run.platforms) {
      const project = run.freshProject();
      const ask = await asking(platform, project, rules);
      for (const one of cases) {
        await run.check(name, `${one.name}: ${one.expected}`, async () => {
          strictEqual(await ask(one), one.expected);
        });
      }
    }
  };
}

/** All cases share a database, for rules of this size take the emulator a while; each begins by clearing up. */
async function asking(platform: Platform, project: string, rules: string) {
  const own = (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json).replaceAll(root, root.replace('/P/', `/${project}/`)));
  const database: Database = await platform.open(project, rules);
  const touched = new Set<string>();
  return async ({ caller, before, request }: RuleCase) => {
    for (const path of Object.keys(before)) touched.add(path);
    for (const name of JSON.stringify(request.body).match(/documents\/[\w-]+\/[^"]+/g) ?? [])
      touched.add(name.slice('documents/'.length));
    const clearing = [...touched].filter((path) => !(path in before) && isDocument(path));
    const writes = [
      ...clearing.map((path) => ({ delete: `${root}/${path}` })),
      ...Object.entries(before).map(([path, fields]) => put(path, fields)),
    ];
    const ready = await database.send({ call: 'commit', body: own({ writes }), as: 'owner' });
    strictEqual(ready.status, 200, JSON.stringify(ready.body));
    const { status, body } = await database.send({ call: request.call, body: own(request.body), as: caller });
    if (status === 403) return 'deny';
    strictEqual(status, 200, JSON.stringify(body));
    return 'allow';
  };
}

function isDocument(path: string): boolean {
  return path.split('/').length % 2 === 0 && !/[\\\n]/.test(path);
}
