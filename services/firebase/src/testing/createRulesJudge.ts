import { createDeniedRequests, createFirestore } from '@adp/local-firebase/testing';
import { toWireFields } from '@adp/shared-data/testing';
import { type Caller, inProject, root, type RuleCase } from '../rules/ruleCase';
import { projectId } from '../settings';
import { readRules } from './readRules';

/** Judges requests by the rules of this product, in this process and without HTTP. */
export interface RulesJudge {
  /** Stores documents past the rules, by path, with their fields as stored. */
  readonly put: (documents: Readonly<Record<string, object>>) => void;
  /** The status of a request: 200, 403 where the rules deny it, 400 for what no database stores. */
  readonly ask: (caller: Caller, request: RuleCase['request']) => Promise<number>;
  /** Removes all documents. */
  readonly clear: () => void;
}

/** A judge with an empty database. */
export async function createRulesJudge(): Promise<RulesJudge> {
  const rules = await readRules();
  const firestore = createFirestore({
    projectId,
    rules,
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
  });
  return {
    put: (documents) => {
      for (const [path, fields] of Object.entries(documents)) firestore.put(path, toWireFields({ ...fields }));
    },
    ask: async (caller, { call, parent, body }) => {
      const { status } = await firestore.service.answer({
        method: 'POST',
        url: new URL(
          `http://127.0.0.1/v1/${root.replace('/P/', `/${projectId}/`)}${parent === undefined ? '' : `/${parent}`}:${call}`,
        ),
        headers: caller === 'nobody' ? {} : { authorization: `Bearer ${toToken(caller)}` },
        body: Buffer.from(JSON.stringify(inProject(body, projectId))),
      });
      return status;
    },
    clear: firestore.clear,
  };
}

/** An unsigned token, as the local Auth issues them. */
function toToken({ uid, claims }: Exclude<Caller, 'nobody'>): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: uid, aud: projectId, ...claims })}.`;
}
