import { readCaller, UnknownCallerError, type Caller } from '../http/readCaller';
import type { DeniedRequests } from '../rules/deniedRequests';
import { AccessBudget } from '../rules/accessBudget';
import type { AccessRequest, ListQuery, Method } from '../rules/accessRequest';
import { fieldsToMap, plainObjectToMap } from '../rules/documentValues';
import { evaluate, type Decision } from '../rules/evaluate';
import type { RulesModel } from '../rules/syntax';
import type { MapValue } from '../rules/values';
import type { Usage } from '../usage/createUsage';
import type { DocumentStore } from './documentStore';
import { FirestoreError } from './firestoreError';
import type { Fields } from './value';

export interface Operation {
  readonly method: Method;
  /** Document path below the root. For a list, the path of the parent and collection. */
  readonly path: string;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  readonly query?: ListQuery;
}

export interface RulesRequest {
  readonly caller: Caller;
  /** `request.time` in nanoseconds since 1970. */
  readonly time: bigint;
  /** Returns the fields that a document has after the whole batch. */
  readonly after?: (path: string) => Fields | undefined;
}

export interface Guard {
  /** @throws FirestoreError UNAUTHENTICATED for an invalid token */
  readonly readCaller: (authorization: string | undefined) => Caller;
  /** @throws FirestoreError PERMISSION_DENIED, which reveals nothing. The developer page shows the reason. */
  readonly check: (request: RulesRequest, operations: readonly Operation[]) => void;
  readonly setRules: (rules: RulesModel | undefined) => void;
}

export interface GuardOptions {
  readonly projectId: string;
  /** Parsed rules. If undefined, only the owner is allowed. */
  readonly rules: RulesModel | undefined;
  readonly deniedRequests: Pick<DeniedRequests, 'add'>;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  readonly usage: Pick<Usage, 'addRules'>;
}

const root = '/databases/(default)/documents';
const noRules: Decision = {
  allowed: false,
  expressions: 0,
  documents: [],
  trace: [{ outcome: 'no-match', line: 1, column: 1, reason: 'Firestore has no rules' }],
};

export function createGuard(store: DocumentStore, options: GuardOptions): Guard {
  const { projectId, deniedRequests, now, usage } = options;
  let { rules } = options;
  return {
    setRules: (next) => {
      rules = next;
    },
    readCaller: (authorization) => {
      try {
        return readCaller(authorization, projectId, now());
      } catch (error) {
        if (error instanceof UnknownCallerError) throw new FirestoreError('UNAUTHENTICATED', error.message);
        throw error;
      }
    },
    check: ({ caller, time, after }, operations) => {
      if (caller.kind === 'owner') return;
      const auth = caller.kind === 'nobody' ? null : { uid: caller.uid, token: plainObjectToMap(caller.claims) };
      const before = (path: string) => toMap(store.get(below(path))?.fields);
      const documents = { before, after: (path: string) => (after ? toMap(after(below(path))) : before(path)) };
      const budget = operations.length > 1 ? { budget: new AccessBudget(20) } : {};
      const decisions: Decision[] = [];
      for (const { method, path, query, ...states } of operations) {
        const request: AccessRequest = {
          service: 'cloud.firestore',
          method,
          path: path === '' ? root : `${root}/${path}`,
          auth,
          time: { type: 'timestamp', nanos: time },
          resource: toMap(states.before),
          requestResource: toMap(states.after),
          documents,
          ...(query ? { query } : {}),
          ...budget,
        };
        const decision = rules ? evaluate(rules, request) : noRules;
        decisions.push(decision);
        if (decision.allowed) continue;
        deniedRequests.add({
          time: now(),
          service: 'cloud.firestore',
          method,
          path: `/${path}`,
          uid: caller.kind === 'member' ? caller.uid : null,
          trace: decision.trace,
        });
        break;
      }
      usage.addRules(decisions);
      const last = decisions.at(-1);
      if (last && !last.allowed)
        throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.', last.exceeded ?? 'rules');
    },
  };
}

function toMap(fields: Fields | undefined): MapValue | null {
  return fields ? fieldsToMap(fields) : null;
}

function below(path: string): string {
  return path.slice(root.length + 1);
}
