import { strictEqual } from 'node:assert';
import type { Platform } from '../platforms/platform';
import type { Run } from '../runner';
import { countedConditions, fill } from './expressionCounts';

/** Maximum number of expressions that rules may evaluate per request. */
const LIMIT = 1_000;

/** Checks each condition with enough filler expressions to reach the limit, and with one more to exceed it. */
export async function expressionCountsSuite(run: Run): Promise<void> {
  for (const { condition, count, functions = '' } of countedConditions) {
    for (const { name, platform } of run.platforms) {
      const check = (total: number, verdict: 'allowed' | 'denied') =>
        run.check(name, `${functions} ${condition}, filled to ${total} expressions: ${verdict}`, async () => {
          const filler = fill(total - count);
          const rules = [functions, filler.functions].join('\n');
          const filled = [`(${condition})`, ...filler.conditions].join(' && ');
          strictEqual(await getVerdict(platform, run.freshProject(), rules, filled), verdict);
        });
      await check(LIMIT, 'allowed');
      await check(LIMIT + 1, 'denied');
    }
  }
}

async function getVerdict(platform: Platform, project: string, functions: string, condition: string): Promise<string> {
  const database = await platform.open(
    project,
    `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${functions}
match /c/{id} { allow get: if ${condition}; }
} }`,
  );
  const name = `projects/${project}/databases/(default)/documents/c/one`;
  const update = { name, fields: { x: { integerValue: '5' } } };
  await database.send({ call: 'commit', body: { writes: [{ update }] }, as: 'owner' });
  const { status, body } = await database.send({ call: 'batchGet', body: { documents: [name] }, as: { uid: 'amina' } });
  if (status === 403) return 'denied';
  strictEqual(status, 200, JSON.stringify(body));
  return 'allowed';
}
