import { createDeniedRequests, createFirestore, createToken } from '@adp/local-firebase/testing';
import { toWireFields } from '@adp/shared-data/testing';
import { type Caller, inProject, root, type RuleCase } from '../rules/ruleCase';
import { projectId } from '../settings';
import { readRules } from './readRules';

/** In-process database that evaluates requests by this product's rules, without HTTP. */
export interface RulesJudge {
  /** Stores documents by path, bypassing the rules. The field names are the stored ones. */
  readonly put: (documents: Readonly<Record<string, object>>) => void;
  /** Returns the status of a request: 200, 403 if the rules deny it, or 400 for values that cannot be stored. */
  readonly evaluate: (caller: Caller, request: RuleCase['request']) => Promise<number>;
  /** Removes all documents. */
  readonly clear: () => void;
}

/** Creates a judge with an empty database. */
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
    evaluate: async (caller, { call, parent, body }) => {
      const { status } = await firestore.service.answer({
        method: 'POST',
        url: new URL(
          `http://127.0.0.1/v1/${root.replace('/P/', `/${projectId}/`)}${parent === undefined ? '' : `/${parent}`}:${call}`,
        ),
        headers: caller === 'nobody' ? {} : toHeaders(caller),
        body: Buffer.from(JSON.stringify(inProject(body, projectId))),
      });
      return status;
    },
    clear: firestore.clear,
  };
}

function toHeaders({ uid, claims }: Exclude<Caller, 'nobody'>): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${createToken({ sub: uid, aud: projectId, ...claims })}` };
}
