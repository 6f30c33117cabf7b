import { deepStrictEqual, rejects, strictEqual } from 'node:assert';
import { getExpectedVerdict } from '../knownDifferences';
import { type Asker, type Platform, RulesRefusedError } from '../platforms/platform';
import type { PlatformName, Run } from '../runner';
import { bytesAndPlaces } from './bytesAndPlaces';
import { collections } from './collections';
import { conversions } from './conversions';
import type { Expressions, Verdict } from './expressions';
import { logic } from './logic';
import { numbers } from './numbers';
import { paths } from './paths';
import { patterns } from './patterns';
import { request } from './request';
import { strings } from './strings';
import { times } from './times';

const topics: readonly Expressions[] = [
  numbers,
  strings,
  patterns,
  bytesAndPlaces,
  collections,
  conversions,
  times,
  paths,
  request,
  logic,
];

/** Fields of the document that `resource` represents in every expression. */
const fields = {
  s: { stringValue: 'héllo' },
  i: { integerValue: '5' },
  d: { doubleValue: 1.5 },
  b: { booleanValue: true },
  n: { nullValue: null },
  t: { timestampValue: '2024-02-29T12:34:56.789Z' },
  l: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }] } },
  m: {
    mapValue: {
      fields: { a: { integerValue: '1' }, z: { mapValue: { fields: { q: { stringValue: 'w' } } } } },
    },
  },
  r: { referenceValue: 'projects/demo-x/databases/(default)/documents/e/x0' },
  g: { geoPointValue: { latitude: 10, longitude: 20 } },
  y: { bytesValue: 'AQID' },
};

/** Conditions that distinguish the results. Each condition applies to a collection of its own. */
const probes = { t: 'value == true', f: 'value == false', v: '[value].size() == 1' };
type Probe = keyof typeof probes;

/**
 * Probes that prove each result, with the expected verdict of each probe. The results of the remaining probes follow:
 * for example, a value that equals `true` is not an error. Most rules files therefore contain only one condition, which
 * makes parsing three times as fast.
 */
const proofs: Readonly<Record<Exclude<Verdict, 'refused'>, Readonly<Partial<Record<Probe, boolean>>>>> = {
  true: { t: true },
  false: { f: true },
  value: { t: false, f: false, v: true },
  error: { v: false },
};

/**
 * Returns a small rules file for one expression, because the emulator takes minutes to parse a file with hundreds of
 * expressions.
 */
function rulesFor(expression: string, kinds: readonly string[] = Object.keys(probes)): string {
  const blocks = Object.entries(probes)
    .filter(([kind]) => kinds.includes(kind))
    .map(
      ([kind, probe]) => `match /${kind}/{doc} { allow get: if ${probe.replace('value', () => `(${expression})`)}; }`,
    );
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function id(x) { return x; }
  function lets(x) { let y = x; let z = y; return z; }
  ${blocks.join('\n  ')}
} }`;
}

/** Runs every expression of the tables, each in a rules file of its own. */
export async function expressionsSuite(run: Run): Promise<void> {
  for (const { name, platform } of run.platforms) {
    for (const { refused = [], ...others } of topics) {
      for (const [verdict, expressions] of Object.entries(others)) {
        for (const expression of expressions) {
          await run.check(name, `${expression} is ${verdict}`, async () => {
            const expected = getExpected(name, expression, verdict);
            deepStrictEqual(await probe(platform, run.freshProject(), expression, expected), expected);
          });
        }
      }
      for (const expression of refused) {
        await run.check(name, `${expression} is refused`, () =>
          rejects(platform.open(run.freshProject(), rulesFor(expression)), RulesRefusedError),
        );
      }
    }
  }
}

type Verdicts = Readonly<Partial<Record<Probe, boolean>>>;

/** Returns the probes whose rule allows the request, among the probes that prove the expected result. */
async function probe(platform: Platform, project: string, expression: string, expected: Verdicts): Promise<Verdicts> {
  const kinds = Object.keys(expected);
  const database = await platform.open(project, rulesFor(expression, kinds));
  const toName = (kind: string) => `projects/${project}/databases/(default)/documents/${kind}/x0`;
  const writes = Object.keys(probes).map((kind) => ({ update: { name: toName(kind), fields } }));
  strictEqual((await database.send({ call: 'commit', body: { writes }, as: 'owner' })).status, 200);
  const as: Asker = { uid: 'alice', claims: { email: 'a@b.c', n: 3, admin: true } };
  const allowed: Record<string, boolean> = {};
  for (const kind of kinds) {
    const { status } = await database.send({ call: 'batchGet', body: { documents: [toName(kind)] }, as });
    if (status !== 200) strictEqual(status, 403);
    allowed[kind] = status === 200;
  }
  return allowed;
}

function getExpected(platform: PlatformName, expression: string, verdict: string): Verdicts {
  const expected = getExpectedVerdict(platform, expression, verdict);
  const proof = Object.entries(proofs).find(([name]) => name === expected)?.[1];
  if (!proof) throw new Error(`Unknown verdict: ${String(expected)}.`);
  return proof;
}
