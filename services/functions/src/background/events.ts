import { fromWireFields, type StoredFields, type WireFields } from '@adp/shared-data/administrator';

/** The event of a written document. It is delivered at least once, and events arrive in any order. */
export interface DocumentEvent {
  /** The id of the event, which is the same in each delivery. */
  readonly id: string;
  readonly time: string;
  /** The path below the database root, such as `articles/a1`. */
  readonly path: string;
  readonly before?: DocumentState;
  readonly after?: DocumentState;
}

interface DocumentState {
  readonly fields: WireFields;
  readonly updateTime: string;
}

/** Returns the fields before and after the change. A side is empty if there was no document. */
export function readEvent({ before, after }: DocumentEvent): {
  readonly before: StoredFields;
  readonly after: StoredFields;
} {
  return { before: fromWireFields(before?.fields), after: fromWireFields(after?.fields) };
}

export function getText(fields: StoredFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export function getTime(fields: StoredFields, name: string): Date | undefined {
  const value = fields[name];
  return value instanceof Date ? value : undefined;
}
