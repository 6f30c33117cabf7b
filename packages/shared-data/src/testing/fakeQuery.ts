import { isObject } from '../fields/isObject';

/** A stored document of the fake, with values in wire format. */
export interface FakeDocument {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly updateTime: string;
}
export type Row = FakeDocument & { readonly name: string };

/** Returns the rows that match a structured query. Supports only the queries that the reader sends. */
export function runFakeQuery(rows: readonly Row[], query: Readonly<Record<string, unknown>>): Row[] {
  const orders = list(query.orderBy).map((order) => ({
    path: String(at(order, 'field', 'fieldPath')),
    sign: at(order, 'direction') === 'DESCENDING' ? -1 : 1,
  }));
  const getValue = ({ name, fields }: Row, path: string) =>
    path === '__name__' ? { referenceValue: name } : fields[path];
  const after = list(at(query, 'startAt', 'values'));
  const place = (row: Row, values: readonly unknown[]) =>
    orders.reduce((order, { path, sign }, i) => order || sign * compare(getValue(row, path), values[i]), 0);
  return rows
    .filter((row) => orders.every(({ path }) => getValue(row, path) !== undefined))
    .filter((row) => query.where === undefined || fits(query.where, (path) => getValue(row, path)))
    .filter((row) => after.length === 0 || place(row, after) > 0)
    .sort((a, b) =>
      place(
        a,
        orders.map(({ path }) => getValue(b, path)),
      ),
    )
    .slice(0, Number(query.limit));
}

/** Returns the value that a query requires of a field by equality. */
export function pinnedTo(query: Readonly<Record<string, unknown>>, path: string): unknown {
  const filter = list(at(query, 'where', 'compositeFilter', 'filters')).find(
    (filter) => at(filter, 'fieldFilter', 'field', 'fieldPath') === path && at(filter, 'fieldFilter', 'op') === 'EQUAL',
  );
  return plain(at(filter, 'fieldFilter', 'value'));
}

/** Returns the value at a path in JSON. Returns undefined if the path does not exist. */
export function at(json: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), json);
}

export function list(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

export function plain(wire: unknown): unknown {
  return isObject(wire) ? Object.values(wire)[0] : undefined;
}

function fits(filter: unknown, getValue: (path: string) => unknown): boolean {
  const parts = list(at(filter, 'compositeFilter', 'filters'));
  if (at(filter, 'compositeFilter', 'op') === 'OR') return parts.some((part) => fits(part, getValue));
  if (parts.length > 0) return parts.every((part) => fits(part, getValue));
  const path = String(at(filter, 'fieldFilter', 'field', 'fieldPath'));
  return holds(getValue(path), String(at(filter, 'fieldFilter', 'op')), at(filter, 'fieldFilter', 'value'));
}

function holds(value: unknown, op: string, sought: unknown): boolean {
  if (value === undefined) return false;
  const items = list(at(value, 'arrayValue', 'values'));
  const operands = at(sought, 'arrayValue') === undefined ? undefined : list(at(sought, 'arrayValue', 'values'));
  // The reader only compares arrays with the empty array.
  if (op === 'EQUAL' && operands) return at(value, 'arrayValue') !== undefined && items.length === 0;
  if (op === 'EQUAL') return compare(value, sought) === 0;
  if (op === 'IN') return (operands ?? []).some((operand) => compare(value, operand) === 0);
  if (op.startsWith('ARRAY_CONTAINS'))
    return items.some((item) => (operands ?? [sought]).some((operand) => compare(item, operand) === 0));
  if (op === 'GREATER_THAN_OR_EQUAL') return compare(value, sought) >= 0;
  return op === 'LESS_THAN' && compare(value, sought) < 0;
}

function compare(a: unknown, b: unknown): number {
  const [x, y] = [toComparable(a), toComparable(b)];
  return x < y ? -1 : Number(x > y);
}

/** Returns numbers unchanged and all other values as text. */
function toComparable(wire: unknown): number | string {
  const isNumber = isObject(wire) && ('integerValue' in wire || 'doubleValue' in wire);
  return isNumber ? Number(plain(wire)) : String(plain(wire));
}
