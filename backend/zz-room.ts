import { readFileSync } from 'node:fs';
import { official } from '../local/parity/platforms/official';
import { contentCases } from './src/rules/contentCases';
import { leavingCases } from './src/rules/leavingCases';
import { limitCases } from './src/rules/limitCases';
import { memberCases } from './src/rules/memberCases';
import { put, root, type RuleCase } from './src/rules/ruleCase';
import { writeFileSync } from 'node:fs';
const text = readFileSync(process.argv[2] ?? 'backend/firestore.rules', 'utf8');
const cases = [...contentCases, ...limitCases, ...leavingCases, ...memberCases].filter((c) => c.expected === 'allow' && /largest|at its limit|takes another|publishes$|second new name/.test(c.name) && !/without|Google/.test(c.name));
let serial = 0;
const host = official('127.0.0.1:18085');
async function passes(c: RuleCase, pad: number) {
  const project = `demo-room-${process.pid}-${(serial += 1)}`;
  const inP = (json: unknown): unknown => JSON.parse(JSON.stringify(json).replaceAll(root, root.replace('/P/', `/${project}/`)));
  // every allow of create/update begins with the pad
  const bits = (n: number) => Array.from({ length: n }, () => '1 == 1').join(' && ') || 'true';
  const padding = [...Array.from({ length: Math.floor(pad / 20) }, () => 'p20()'), bits(pad % 20)].join(' && ');
  const rules = pad === 0 ? text : text.replaceAll(/allow (create|update): if ([\s\S]*?);\n/g, (_: string, m: string, cond: string) => `allow ${m}: if pad() && (${cond});\n`).replace('function isMember()', `function p20() { return ${bits(20)}; } function pad() { return ${padding}; }\n    function isMember()`);
  const db = await host.open(project, rules);
  const writes = Object.entries(c.before).map(([p, f]) => put(p, f));
  await db.send({ call: 'commit', body: inP({ writes }), as: 'owner' });
  const { status, body } = await db.send({ call: c.request.call, body: inP(c.request.body), as: c.caller } as any);
  if (status !== 200 && pad === 0) console.log(JSON.stringify(body).slice(0, 300));
  return status === 200;
}
for (const c of cases) {
  let lo = 0; let hi = 1000;
  if (!(await passes(c, 0))) { console.log(c.name, 'DENIED'); continue; }
  while (hi - lo > 2) { const mid = (lo + hi) >> 1; if (await passes(c, mid)) lo = mid; else hi = mid; }
  console.log(String(lo).padStart(4), c.name);
}
