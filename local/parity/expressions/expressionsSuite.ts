import { rejects, strictEqual } from 'node:assert';
import { expectedOf } from '../knownDifferences';
import { type Asker, type Platform, RulesRefusedError } from '../platforms/platform';
import type { Run } from '../runner';
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

/** The document that `resource` is in every expression. */
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

/** The three conditions that tell the verdicts apart, each a collection of its own. */
const probes = { t: 'value == true', f: 'value == false', v: '[value].size() == 1' };
type Probe = keyof typeof probes;
const allowedBy: Readonly<Record<Exclude<Verdict, 'refused'>, readonly Probe[]>> = {
  true: ['t', 'v'],
  false: ['f', 'v'],
  value: ['v'],
  error: [],
};

/** Small files, one for each expression: the emulator takes minutes for one of hundreds. */
function rulesFor(expression: string): string {
  const blocks = Object.entries(probes).map(
    ([kind, probe]) => `match /${kind}/{doc} { allow get: if ${probe.replace('value', () => `(${expression})`)}; }`,
  );
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function id(x) { return x; }
  function lets(x) { let y = x; let z = y; return z; }
  ${blocks.join('\n  ')}
} }`;
}

/** Every expression of the tables, each under rules of its own. */
export async function expressionsSuite(run: Run): Promise<void> {
  // Side by side: one waits for the other's process.
  await Promise.all(run.platforms.map((each) => expressionsOn(run, each)));
}

async function expressionsOn(run: Run, { name, platform }: Run['platforms'][number]): Promise<void> {
  for (const { refused = [], ...others } of topics) {
    for (const [verdict, expressions] of Object.entries(others)) {
      for (const expression of expressions) {
        await run.check(name, `${expression} is ${verdict}`, async () => {
          const allowed = await allowedFor(platform, run.freshProject(), expression);
          const said = Object.entries(allowedBy).find(([, kinds]) => String(kinds) === String(allowed))?.[0];
          strictEqual(said, expectedOf(name, expression, verdict));
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

/** The collections whose document may be read, so the conditions that hold. */
async function allowedFor(platform: Platform, project: string, expression: string): Promise<readonly string[]> {
  const database = await platform.open(project, rulesFor(expression));
  const nameOf = (kind: string) => `projects/${project}/databases/(default)/documents/${kind}/x0`;
  const writes = Object.keys(probes).map((kind) => ({ update: { name: nameOf(kind), fields } }));
  strictEqual((await database.send({ call: 'commit', body: { writes }, as: 'owner' })).status, 200);
  const as: Asker = { uid: 'alice', claims: { email: 'a@b.c', n: 3, admin: true } };
  const allowed: string[] = [];
  for (const kind of Object.keys(probes)) {
    const { status } = await database.send({ call: 'batchGet', body: { documents: [nameOf(kind)] }, as });
    if (status === 200) allowed.push(kind);
    else strictEqual(status, 403);
  }
  return allowed;
}
