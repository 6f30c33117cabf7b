import { AccessBudget } from '../../src/rules/accessBudget';
import type { AccessRequest, Documents, ListQuery, Method } from '../../src/rules/accessRequest';
import { fieldsToMap, plainObjectToMap, toFilter } from '../../src/rules/documentValues';
import { evaluate } from '../../src/rules/evaluate';
import { parseRules } from '../../src/rules/parseRules';
import { RulesSyntaxError, type RulesModel } from '../../src/rules/syntax';
import { type MapValue, timestampOf, type Value } from '../../src/rules/values';
import { isObject } from '../normalise';
import {
  type Answer,
  type Asker,
  type FirestoreRequest,
  type Json,
  type Platform,
  RulesRefusedError,
} from './platform';

const allowed: Answer = { status: 200, body: {} };
const denied: Answer = { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } };

/** Our rules engine with just enough of a database around it to ask it: verdicts only, no bodies. */
export const ours: Platform = {
  whole: false,
  // Asynchronous, so that refused rules reject as over HTTP.
  open: async (_, rules) => {
    const model = await Promise.resolve(modelOf(rules));
    const root = `/databases/(default)/documents`;
    let stored: ReadonlyMap<string, MapValue> = new Map<string, MapValue>();

    const allows = (asker: Asker, method: Method, path: string, rest: Partial<AccessRequest>): boolean => {
      if (asker === 'owner') return true;
      return evaluate(model, {
        service: 'cloud.firestore',
        method,
        path,
        auth: asker === 'nobody' ? null : authOf(asker),
        time: timestampOf(new Date()),
        resource: null,
        requestResource: null,
        documents: documentsOf(stored, stored),
        ...rest,
      }).allowed;
    };

    const commit = (writes: readonly unknown[], asker: Asker): Answer => {
      const after = new Map(stored);
      const changes = writes.map((write) => {
        const { update, delete: gone } = asObject(write);
        const document = asObject(update);
        const path = pathIn(gone ?? document.name);
        const before = stored.get(path) ?? null;
        const next = gone === undefined ? fieldsToMap(asObject(document.fields)) : null;
        if (next) after.set(path, next);
        else after.delete(path);
        const method: Method = !next ? 'delete' : before ? 'update' : 'create';
        return { path, method, resource: before, requestResource: next };
      });
      const budget = new AccessBudget(20);
      const documents = documentsOf(stored, after);
      const all = changes.every(({ path, method, ...rest }) =>
        allows(asker, method, path, { ...rest, documents, ...(writes.length > 1 ? { budget } : {}) }),
      );
      if (all) stored = after;
      return all ? allowed : denied;
    };

    return {
      send: ({ call, body, parent, as }: FirestoreRequest) => {
        const { writes, documents, structuredQuery } = asObject(body);
        if (call === 'commit') return Promise.resolve(commit(asList(writes), as));
        if (call === 'batchGet') {
          const paths = asList(documents).map(pathIn);
          const all = paths.every((path) => allows(as, 'get', path, { resource: stored.get(path) ?? null }));
          return Promise.resolve(all ? allowed : denied);
        }
        const [from] = asList(asObject(structuredQuery).from).map(asObject);
        const base = parent === undefined ? root : `${root}/${parent}`;
        const path = from?.allDescendants === true ? base : `${base}/${String(from?.collectionId)}`;
        const query = listQueryOf(asObject(structuredQuery), from);
        return Promise.resolve(allows(as, 'list', path, { query }) ? allowed : denied);
      },
    };
  },
};

function modelOf(rules: string): RulesModel {
  try {
    return parseRules(rules);
  } catch (error) {
    throw error instanceof RulesSyntaxError ? new RulesRefusedError(error.message) : error;
  }
}

function authOf({ uid, claims }: Exclude<Asker, string>): AccessRequest['auth'] {
  return { uid, token: plainObjectToMap({ sub: uid, user_id: uid, ...claims }) };
}

function documentsOf(before: ReadonlyMap<string, MapValue>, after: ReadonlyMap<string, MapValue>): Documents {
  return { before: (path) => before.get(path) ?? null, after: (path) => after.get(path) ?? null };
}

function listQueryOf({ limit, offset, orderBy, where }: Json, from: Json | undefined): ListQuery {
  const orders = asList(orderBy).map((order): [string, Value] => {
    const { field, direction } = asObject(order);
    return [String(asObject(field).fieldPath), direction === 'DESCENDING' ? 'DESC' : 'ASC'];
  });
  return {
    ...(typeof limit === 'number' ? { limit } : {}),
    ...(typeof offset === 'number' ? { offset } : {}),
    orderBy: new Map(orders),
    ...(where === undefined ? {} : { where: toFilter(where) }),
    ...(from?.allDescendants === true ? { collectionGroup: String(from.collectionId) } : {}),
  };
}

function pathIn(name: unknown): string {
  return String(name).replace(/^projects\/[^/]+/, '');
}

function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
