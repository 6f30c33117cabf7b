import type { Json } from './platform';

/** Builder of an integer value. The functions in this file build parts of structured queries for the tables. */
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
export const double = (doubleValue: number | 'NaN' | 'Infinity' | '-Infinity'): Json => ({ doubleValue });
export const map = (fields: Json): Json => ({ mapValue: { fields } });
export const time = (timestampValue: string): Json => ({ timestampValue });
export const place = (latitude: number, longitude: number): Json => ({ geoPointValue: { latitude, longitude } });
export const bytes = (bytesValue: string): Json => ({ bytesValue });
export const nothing: Json = { nullValue: null };
export const truth = (booleanValue: boolean): Json => ({ booleanValue });
/** Returns a reference value. `P` stands for the project of the database in all tables. */
export const reference = (path: string): Json => ({ referenceValue: documentName(path) });

/** Returns the full name of the document at a path after `documents`. */
export function documentName(path: string): string {
  return `projects/P/databases/(default)/documents/${path}`;
}
