import { readCaller, UnknownCallerError, type Caller } from '../http/readCaller';
import type { DeniedRequests } from '../rules/deniedRequests';
import type { Documents, Method } from '../rules/accessRequest';
import { plainObjectToMap } from '../rules/documentValues';
import { evaluate, type Decision } from '../rules/evaluate';
import type { RulesModel } from '../rules/syntax';
import { toTimestamp, type MapValue } from '../rules/values';
import type { Usage } from '../usage/createUsage';
import { StorageError } from './storageError';

export interface GuardOptions {
  readonly projectId: string;
  readonly bucket: string;
  /** Parsed rules. If undefined, all requests are denied. */
  readonly rules: RulesModel | undefined;
  /** Documents for `firestore.get` and `firestore.exists`. */
  readonly firestoreDocuments: Documents;
  readonly deniedRequests: Pick<DeniedRequests, 'add'>;
  /** Usage of Firestore, which includes the documents that the rules of Storage read. */
  readonly usage?: Pick<Usage, 'addRules'>;
  readonly now: () => number;
}

export interface Guard {
  /** @throws StorageError 401 for an invalid token */
  readonly readCaller: (authorization: string | undefined) => Caller;
  /** `name` is an object, or a folder for `list`. @throws StorageError 403, which reveals nothing about the rules */
  readonly check: (
    caller: Caller,
    method: Method,
    name: string,
    resource: MapValue | null,
    requestResource: MapValue | null,
  ) => void;
  readonly setRules: (rules: RulesModel | undefined) => void;
}

const noRules: Decision = {
  allowed: false,
  expressions: 0,
  documents: [],
  trace: [{ outcome: 'no-match', line: 1, column: 1, reason: 'Storage has no rules' }],
};

export function createGuard(options: GuardOptions): Guard {
  const { projectId, bucket, firestoreDocuments: documents, deniedRequests, usage, now } = options;
  let { rules } = options;
  return {
    readCaller: (authorization) => {
      try {
        // The Storage SDK sends the same token under the scheme `Firebase`.
        return readCaller(authorization?.replace(/^Firebase +/i, 'Bearer '), projectId, now());
      } catch (error) {
        if (!(error instanceof UnknownCallerError)) throw error;
        throw new StorageError(401, 'Unauthenticated. Please authenticate and try again.');
      }
    },
    check: (caller, method, name, resource, requestResource) => {
      if (caller.kind === 'owner') return;
      const time = now();
      const path = `/b/${bucket}/o${name === '' ? '' : `/${name}`}`;
      const auth = caller.kind === 'member' ? { uid: caller.uid, token: plainObjectToMap(caller.claims) } : null;
      const decision = rules
        ? evaluate(rules, {
            service: 'firebase.storage',
            method,
            path,
            auth,
            time: toTimestamp(new Date(time)),
            resource,
            requestResource,
            documents,
          })
        : noRules;
      usage?.addRules([decision]);
      if (decision.allowed) return;
      const uid = auth?.uid ?? null;
      deniedRequests.add({ time, service: 'firebase.storage', method, path, uid, trace: decision.trace });
      throw new StorageError(403, 'Permission denied.');
    },
    setRules: (next) => {
      rules = next;
    },
  };
}
