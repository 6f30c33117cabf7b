import { AccessBudget } from '../rules/accessBudget';
import type { Documents, ListQuery, Method } from '../rules/accessRequest';
import type { Caller } from '../callers/readCaller';
import type { Denials } from '../denials/denials';
import { fieldsToMap, plainObjectToMap } from '../rules/documentValues';
import { evaluate } from '../rules/evaluate';
import type { RulesModel } from '../rules/syntax';
import type { MapValue } from '../rules/values';
import { ApiError } from './apiError';
import type { DocumentStore, StoredDocument } from './documentStore';
import type { Fields } from './firestoreValue';

const root = '/databases/(default)/documents';

/** One operation on a document or a query, for the rules. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  readonly query?: ListQuery;
}

/** Refuses with 403 what the rules do not allow; the developer finds the trace in `denials`. */
export class AccessRules {
  model: RulesModel | undefined;
  readonly #denials: Denials;
  readonly #store: DocumentStore;

  constructor(model: RulesModel | undefined, denials: Denials, store: DocumentStore) {
    this.model = model;
    this.#denials = denials;
    this.#store = store;
  }

  /**
   * Checks all operations of one request at `time` (milliseconds); `staged` is what a batch leaves behind.
   * @throws ApiError 403
   */
  check(
    caller: Caller,
    time: number,
    operations: readonly Operation[],
    staged: ReadonlyMap<string, StoredDocument | undefined> = new Map(),
  ): void {
    if (caller.kind === 'owner') return;
    const documents = this.#documents(staged);
    const budget = operations.length > 1 ? { budget: new AccessBudget(20) } : {};
    const auth = caller.kind === 'nobody' ? null : { uid: caller.uid, token: plainObjectToMap(caller.claims) };
    for (const { method, path, before, after, query } of operations) {
      const decision = this.model
        ? evaluate(this.model, {
            service: 'cloud.firestore',
            method,
            path: path === '' ? root : `${root}/${path}`,
            auth,
            time: { type: 'timestamp', nanos: BigInt(time) * 1_000_000n },
            resource: before ? fieldsToMap(before) : null,
            requestResource: after ? fieldsToMap(after) : null,
            ...(query ? { query } : {}),
            documents,
            ...budget,
          })
        : { allowed: false, trace: [] };
      if (decision.allowed) continue;
      const uid = auth?.uid ?? null;
      this.#denials.add({ time, service: 'cloud.firestore', method, path, uid, trace: decision.trace });
      throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
  }

  #documents(staged: ReadonlyMap<string, StoredDocument | undefined>): Documents {
    const mapOf = (document: StoredDocument | undefined): MapValue | null =>
      document ? fieldsToMap(document.fields) : null;
    const relative = (path: string): string => path.slice(root.length + 1);
    return {
      before: (path) => mapOf(this.#store.get(relative(path))),
      after: (path) => {
        const own = relative(path);
        return mapOf(staged.has(own) ? staged.get(own) : this.#store.get(own));
      },
    };
  }
}
