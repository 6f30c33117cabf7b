import { fromWireFields, type StoredFields, type WireFields } from '@adp/shared-data/administrator';

/** What happened to a document: delivered once or more, and not in order. */
export interface DocumentEvent {
  /** The same for every delivery of the event. */
  readonly id: string;
  readonly time: string;
  /** Below the root: `articles/a1`. */
  readonly path: string;
  readonly before?: DocumentState;
  readonly after?: DocumentState;
}

interface DocumentState {
  /** In proto3 JSON. */
  readonly fields: WireFields;
  readonly updateTime: string;
}

/** The fields before and after, in plain terms; empty where there was, or is, no document. */
export function readEvent({ before, after }: DocumentEvent): {
  readonly before: StoredFields;
  readonly after: StoredFields;
} {
  return { before: fromWireFields(before?.fields), after: fromWireFields(after?.fields) };
}

/** The text of a field; empty where it is none. */
export function getText(fields: StoredFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** The date and time of a field. */
export function getTime(fields: StoredFields, name: string): Date | undefined {
  const value = fields[name];
  return value instanceof Date ? value : undefined;
}
