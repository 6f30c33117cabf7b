import { createHash } from 'node:crypto';
import {
  isIndex,
  isOverride,
  type CompositeIndex,
  type FieldOverride,
  type IndexField,
  type Indexes,
} from '../firestore/indexes/readIndexes';
import { ApiError } from '../http/apiError';
import { recordIn, route, type ApiCall, type ApiRoute } from '../http/ownerService';

interface IndexesOptions {
  readonly projectId: string;
  readonly get: () => Indexes | undefined;
  readonly set: (indexes: Indexes) => void;
}

/** Routes for indexes: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export function indexRoutes({ projectId, get, set }: IndexesOptions): readonly ApiRoute[] {
  const database = `projects/${projectId}/databases/(default)`;
  const path = (rest: string) => new RegExp(`^/v1/projects/${projectId}/databases/\\(default\\)${rest}$`);
  const current = (): Indexes => get() ?? { indexes: [], fieldOverrides: [] };

  const toName = (index: CompositeIndex) =>
    `${database}/collectionGroups/${index.collectionGroup}/indexes/${hash(index)}`;
  const indexResource = (index: CompositeIndex) => ({
    name: toName(index),
    queryScope: index.queryScope,
    fields: [...index.fields, { fieldPath: '__name__', order: lastOrder(index.fields) }],
    state: 'READY',
  });
  const fieldName = ({ collectionGroup, fieldPath }: FieldOverride) =>
    `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
  const done = (name: string, response: unknown = {}) => ({
    name: `${database}/operations/${name}`,
    done: true,
    response,
  });

  function create({ names: [collectionGroup = ''], body }: ApiCall) {
    const requested = { collectionGroup, queryScope: body.queryScope, fields: body.fields };
    if (!isIndex(requested)) throw new ApiError('INVALID_ARGUMENT', 'An index requires "queryScope" and "fields".');
    const index = { ...requested, fields: withoutName(requested.fields) };
    const before = current();
    if (before.indexes.some((existing) => toName(existing) === toName(index)))
      throw new ApiError('ALREADY_EXISTS', 'index already exists');
    set({ ...before, indexes: [...before.indexes, index] });
    return done(hash(index), indexResource(index));
  }

  function remove({ names: [group = '', id = ''] }: ApiCall) {
    const before = current();
    const name = `${database}/collectionGroups/${group}/indexes/${id}`;
    const indexes = before.indexes.filter((existing) => toName(existing) !== name);
    if (indexes.length === before.indexes.length) throw new ApiError('NOT_FOUND', `The index ${name} does not exist.`);
    set({ ...before, indexes });
    return {};
  }

  function changeField({ names: [collectionGroup = '', fieldPath = ''], body }: ApiCall) {
    const { indexConfig } = body;
    const before = current();
    const others = before.fieldOverrides.filter(
      (existing) => existing.collectionGroup !== collectionGroup || existing.fieldPath !== fieldPath,
    );
    // A field without a configuration has the automatic indexes again.
    if (indexConfig === undefined) {
      set({ ...before, fieldOverrides: others });
      return done(fieldPath);
    }
    const { indexes = [] } = recordIn(indexConfig, 'indexConfig');
    const list = Array.isArray(indexes) ? indexes : [];
    const override = { collectionGroup, fieldPath, indexes: list.map((entry) => toOverrideIndex(entry)) };
    if (!isOverride(override)) throw new ApiError('INVALID_ARGUMENT', 'The "indexConfig" lacks "indexes".');
    set({ ...before, fieldOverrides: [...others, override] });
    return done(fieldPath);
  }

  return [
    route('GET', path(''), () => ({
      name: database,
      type: 'FIRESTORE_NATIVE',
      databaseEdition: 'STANDARD',
      locationId: 'local',
    })),
    route('GET', path('/collectionGroups/-/indexes'), () => ({ indexes: current().indexes.map(indexResource) })),
    route('POST', path('/collectionGroups/([^/]+)/indexes'), create),
    route('DELETE', path('/collectionGroups/([^/]+)/indexes/([^/]+)'), remove),
    route('GET', path('/collectionGroups/-/fields'), () => ({
      fields: current().fieldOverrides.map((field) => ({
        name: fieldName(field),
        indexConfig: {
          indexes: field.indexes.map(({ queryScope, ...single }) => ({
            queryScope: queryScope ?? 'COLLECTION',
            fields: [{ fieldPath: field.fieldPath, ...single }],
          })),
        },
      })),
    })),
    route('PATCH', path('/collectionGroups/([^/]+)/fields/(.+)'), changeField),
  ];
}

function toOverrideIndex(index: unknown): Readonly<Record<string, unknown>> {
  const { queryScope, fields } = recordIn(index, 'indexes');
  const [field] = Array.isArray(fields) ? fields : [];
  const { order, arrayConfig } = recordIn(field, 'fields');
  return {
    queryScope,
    ...(order === undefined ? {} : { order }),
    ...(arrayConfig === undefined ? {} : { arrayConfig }),
  };
}

function hash({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const text = JSON.stringify([
    collectionGroup,
    queryScope,
    fields.map(({ fieldPath, order, arrayConfig }) => [fieldPath, order, arrayConfig]),
  ]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns the direction of the trailing name field: that of the last field that has one. */
function lastOrder(fields: readonly IndexField[]): 'ASCENDING' | 'DESCENDING' {
  return fields.findLast(({ order }) => order !== undefined)?.order ?? 'ASCENDING';
}

/** Removes the trailing name field if its direction is implied. Index files omit it, but the API includes it. */
function withoutName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  const others = fields.slice(0, -1);
  return last?.fieldPath === '__name__' && last.order === lastOrder(others) ? others : fields;
}
