import type { Json } from '../platforms/platform';

/** A structured query's parts, as short as tables want them. */
export const int = (value: number): Json => ({ integerValue: String(value) });
export const text = (stringValue: string): Json => ({ stringValue });
export const list = (...values: Json[]): Json => ({ arrayValue: { values } });
export const field = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: { fieldPath }, op } });
export const all = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
export const any = (...filters: Json[]): Json => ({ compositeFilter: { op: 'OR', filters } });
export const order = (fieldPath: string, direction = 'ASCENDING'): Json => ({ field: { fieldPath }, direction });
