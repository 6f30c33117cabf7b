import { ok, strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import type { Database, Platform, Run } from '@adp/local-firebase/parity';
import { appealCases } from '../src/rules/appealCases';
import { changeCases } from '../src/rules/changeCases';
import { confirmationCases } from '../src/rules/confirmationCases';
import { contentCases } from '../src/rules/contentCases';
import { countCases } from '../src/rules/countCases';
import { decisionCases } from '../src/rules/decisionCases';
import { handlingCases } from '../src/rules/handlingCases';
import { leavingCases } from '../src/rules/leavingCases';
import { limitCases } from '../src/rules/limitCases';
import { listCases } from '../src/rules/listCases';
import { memberCases } from '../src/rules/memberCases';
import { newAccountCases } from '../src/rules/newAccountCases';
import { logCases } from '../src/rules/logCases';
import { notificationCases } from '../src/rules/notificationCases';
import { privateDocumentCases } from '../src/rules/privateDocumentCases';
import { pictureCases } from '../src/rules/pictureCases';
import { programmeCases } from '../src/rules/programmeCases';
import { programmeSetCases } from '../src/rules/programmeSetCases';
import { publicationCases } from '../src/rules/publicationCases';
import { publicationDecisionCases } from '../src/rules/publicationDecisionCases';
import { publicationRoleCases } from '../src/rules/publicationRoleCases';
import { translationCases } from '../src/rules/translationCases';
import { tombstoneCases } from '../src/rules/tombstoneCases';
import { reportCases } from '../src/rules/reportCases';
import { reportDecisionCases } from '../src/rules/reportDecisionCases';
import { revisionCases } from '../src/rules/revisionCases';
import { reviewCases } from '../src/rules/reviewCases';
import { roleCases } from '../src/rules/roleCases';
import { brokenLinkCases, healthCases, mailCases, siteSettingCases, usageCases } from '../src/rules/siteSettingCases';
import { saveCases } from '../src/rules/saveCases';
import { sortKeyCases } from '../src/rules/sortKeyCases';
import { uploadCases } from '../src/rules/uploadCases';
import { profileCases } from '../src/rules/profileCases';
import { profileRemovalCases } from '../src/rules/profileRemovalCases';
import { inProject, put, root, type RuleCase } from '../src/rules/ruleCase';

const cases = [
  ...contentCases,
  ...countCases,
  ...changeCases,
  ...uploadCases,
  ...pictureCases,
  ...memberCases,
  ...profileCases,
  ...profileRemovalCases,
  ...confirmationCases,
  ...newAccountCases,
  ...logCases,
  ...leavingCases,
  ...tombstoneCases,
  ...roleCases,
  ...reviewCases,
  ...decisionCases,
  ...reportCases,
  ...reportDecisionCases,
  ...appealCases,
  ...handlingCases,
  ...revisionCases,
  ...notificationCases,
  ...listCases,
  ...limitCases,
  ...programmeCases,
  ...programmeSetCases,
  ...publicationCases,
  ...publicationDecisionCases,
  ...publicationRoleCases,
  ...translationCases,
  ...sortKeyCases,
  ...siteSettingCases,
  ...brokenLinkCases,
  ...usageCases,
  ...healthCases,
  ...mailCases,
  ...privateDocumentCases,
  ...saveCases,
];

/**
 * Maximum number of expressions that the rules may evaluate for one legal write. Firestore's limit is 1,000, which
 * leaves room for future rules. `expressionCountsSuite` proves that the local platform counts like the official
 * emulator.
 */
const MAX_EXPRESSIONS = 850;

/** Maximum number of expressions for all writes of a commit, in case production counts their sum (decision 133). */
const MAX_SUM = 1_000;

/** Names of cases that may exceed `MAX_SUM`, because the writes of their commits are legal only together. */
const indivisible =
  /with a third name|frees the first|upheld|appeal: .*accept|^translation: (of published|changed|taken over)/;

/** Creates the suite of this product's firestore.rules: attacks, permissions, and every limit of the schemas. */
export function productRulesSuite(rulesFile: string) {
  const rules = readFileSync(rulesFile, 'utf8');
  return async (run: Run): Promise<void> => {
    for (const { name, platform } of run.platforms) {
      const project = run.freshProject();
      const evaluate = await openDatabase(platform, project, rules);
      for (const ruleCase of cases) {
        await run.check(name, `${ruleCase.name}: ${ruleCase.expected}`, async () => {
          strictEqual(await evaluate(ruleCase), ruleCase.expected);
          if (ruleCase.expected === 'allow') checkExpressions(ruleCase, evaluate.getUsage?.());
        });
      }
    }
  };
}

function checkExpressions({ name }: RuleCase, usage: ReturnType<NonNullable<Database['getUsage']>> | undefined): void {
  const { maximumRuleExpressions: largest = 0, maximumRequestExpressions: sum = 0 } = usage ?? {};
  ok(largest <= MAX_EXPRESSIONS, `one write needs ${largest} expressions`);
  ok(sum <= MAX_SUM || indivisible.test(name), `its writes need ${sum} expressions in sum`);
}

/**
 * Opens a database that all cases share, because loading the rules into the emulator is slow. Replaces the stored
 * documents before each case, unless the previous case started with the same documents and changed nothing.
 */
async function openDatabase(platform: Platform, project: string, rules: string) {
  const database: Database = await platform.open(project, rules);
  const touched = new Set<string>();
  let stored: string | undefined;
  const setUp = async (before: RuleCase['before']) => {
    for (const path of Object.keys(before)) touched.add(path);
    const surplus = [...touched].filter((path) => !(path in before) && isDocument(path));
    const writes = [
      ...surplus.map((path) => ({ delete: `${root}/${path}` })),
      ...Object.entries(before).map(([path, fields]) => put(path, fields)),
    ];
    const { status, body } = await database.send({ call: 'commit', body: inProject({ writes }, project), as: 'owner' });
    strictEqual(status, 200, JSON.stringify(body));
    touched.clear();
    for (const path of Object.keys(before)) touched.add(path);
  };
  const evaluate = async ({ caller, before, request }: RuleCase) => {
    const requested = JSON.stringify(Object.entries(before));
    if (requested !== stored) await setUp(before);
    stored = requested;
    const { status, body } = await database.send({
      call: request.call,
      ...(request.parent !== undefined && { parent: request.parent }),
      body: inProject(request.body, project),
      as: caller,
    });
    if (status === 403) return 'deny';
    strictEqual(status, 200, JSON.stringify(body));
    if (request.call !== 'commit') return 'allow';
    stored = undefined;
    for (const name of JSON.stringify(request.body).match(/documents\/[\w-]+\/[^"]+/g) ?? [])
      touched.add(name.slice('documents/'.length));
    return 'allow';
  };
  return Object.assign(evaluate, { getUsage: database.getUsage });
}

function isDocument(path: string): boolean {
  return path.split('/').length % 2 === 0 && !/[\\\n]/.test(path);
}
