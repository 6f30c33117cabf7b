import { ApiError } from './apiError';
import { fieldConditions, isInequality, type Condition, type FieldCondition, type Query } from './readQuery';
import type { CompositeIndex, IndexesFile, IndexField } from './readIndexes';

interface Need {
  /** Fields compared for equality or membership, in any order and direction. */
  readonly pinned: readonly IndexField[];
  /** Fields sorted by, in order; the name is left out. */
  readonly sorted: readonly IndexField[];
}

/**
 * Refuses a query that the real service cannot answer from these indexes; the message shows the entry to add.
 * @throws ApiError 400
 */
export function checkIndex(query: Query, file: IndexesFile): void {
  const { group, deep } = query;
  if (group === '') return;
  for (const conditions of query.where ? branches(query.where) : [[]]) {
    const need = needOf(conditions, query);
    if (isServed(need, file, group, deep)) continue;
    const fields = [...need.pinned, ...need.sorted].map(({ path, mode }) =>
      mode === 'CONTAINS' ? { fieldPath: path, arrayConfig: mode } : { fieldPath: path, order: mode },
    );
    const queryScope = deep ? 'COLLECTION_GROUP' : 'COLLECTION';
    const [only] = fields;
    const entry =
      fields.length === 1 && only
        ? `fieldOverrides: ${JSON.stringify({ collectionGroup: group, fieldPath: only.fieldPath, indexes: [{ ...only, fieldPath: undefined, queryScope }] })}`
        : `indexes: ${JSON.stringify({ collectionGroup: group, queryScope, fields })}`;
    throw new ApiError('FAILED_PRECONDITION', `The query requires an index. Add to firestore.indexes.json, ${entry}`);
  }
}

/** The branches of the filter's disjunctions; `in` needs the same index as `==` and stays whole. */
function branches(condition: Condition): FieldCondition[][] {
  if (condition.kind === 'field') return [[condition]];
  const parts = condition.conditions.map(branches);
  if (condition.kind === 'OR') return parts.flat();
  return parts.reduce((some, next) => some.flatMap((left) => next.map((right) => [...left, ...right])), [[]]);
}

function needOf(conditions: readonly FieldCondition[], query: Query): Need {
  const unequal = new Set(fieldConditions(query.where).filter(isInequality).map(pathOf));
  const pinned = new Map<string, IndexField>();
  for (const condition of conditions) {
    const path = pathOf(condition);
    if (path === '__name__' || isInequality(condition) || unequal.has(path)) continue;
    const mode = condition.operator.startsWith('ARRAY_') ? 'CONTAINS' : 'ASCENDING';
    pinned.set(`${path} ${mode}`, { path, mode });
  }
  const sorted = query.fullOrder
    .map(({ field, descending }): IndexField => ({
      path: field.join('.'),
      mode: descending ? 'DESCENDING' : 'ASCENDING',
    }))
    .filter(({ path }) => path !== '__name__' && !pinned.has(`${path} ASCENDING`));
  return { pinned: [...pinned.values()], sorted };
}

function isServed({ pinned, sorted }: Need, file: IndexesFile, group: string, deep: boolean): boolean {
  const all = [...pinned, ...sorted];
  const isSingle = (field: IndexField): boolean => hasSingle(file, group, deep, field);
  if (sorted.length === 0 && pinned.every(isSingle)) return true;
  if (pinned.length === 0 && sorted.length === 1) return all.every(isSingle);
  // Indexes that end in the same order merge: together they must cover what is pinned.
  const usable = file.indexes.filter(
    (index) => index.group === group && index.deep === deep && fits(index, pinned, sorted),
  );
  const covered = usable.flatMap(({ fields }) => fields.slice(0, fields.length - sorted.length));
  if (usable.length === 0) return false;
  return pinned.every(
    (field) => covered.some((other) => isSameField(other, field)) || (sorted.length === 0 && isSingle(field)),
  );
}

function fits({ fields }: CompositeIndex, pinned: readonly IndexField[], sorted: readonly IndexField[]): boolean {
  const named = fields.filter(({ path }) => path !== '__name__');
  const head = named.slice(0, named.length - sorted.length);
  const tail = named.slice(head.length);
  if (tail.length < sorted.length || !head.every((field) => pinned.some((one) => isSameField(field, one))))
    return false;
  const isAlong = (turned: boolean): boolean =>
    tail.every(({ path, mode }, index) => path === sorted[index]?.path && (mode === sorted[index].mode) !== turned);
  return isAlong(false) || isAlong(true);
}

function isSameField(left: IndexField, right: IndexField): boolean {
  return left.path === right.path && (left.mode === 'CONTAINS') === (right.mode === 'CONTAINS');
}

function hasSingle(file: IndexesFile, group: string, deep: boolean, { path, mode }: IndexField): boolean {
  const override = file.fieldOverrides.find((one) => one.group === group && one.path === path);
  if (!override) return !deep;
  return override.indexes.some((index) => index.deep === deep && (index.mode === 'CONTAINS') === (mode === 'CONTAINS'));
}

function pathOf({ field }: FieldCondition): string {
  return field.join('.');
}
