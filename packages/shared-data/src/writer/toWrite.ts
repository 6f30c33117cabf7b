import { toWireFields, type StoredFields } from '../client/wireValues';

/** A condition on the stored document. If it fails, the whole commit fails. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: string };

export interface Change {
  readonly name: string;
  readonly fields: StoredFields;
  /** The fields to write. Fields without a value are removed. Without a mask, the whole document is replaced. */
  readonly mask?: readonly string[];
  readonly times?: readonly string[];
  /** True if the document has a revision number, which each write increments. */
  readonly revised?: boolean;
  /** The name of a number that the service increments by one. */
  readonly increment?: string;
  /** Amounts that the service adds to numbers, by field path. */
  readonly add?: Readonly<Record<string, number>>;
  readonly precondition?: Precondition;
}

export function toWrite({
  name,
  fields,
  mask,
  times = [],
  revised = false,
  increment,
  add = {},
  precondition,
}: Change) {
  return {
    update: { name, fields: toWireFields(fields) },
    ...(mask ? { updateMask: { fieldPaths: mask } } : {}),
    updateTransforms: [
      ...times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      // Incrementing a missing field sets it to 1.
      ...[...(revised ? ['revision'] : []), ...(increment ? [increment] : [])].map((fieldPath) => ({
        fieldPath,
        increment: { integerValue: '1' },
      })),
      ...Object.entries(add).map(([fieldPath, by]) => ({ fieldPath, increment: { integerValue: String(by) } })),
    ],
    ...(precondition ? { currentDocument: precondition } : {}),
  };
}

/** Returns a deletion, which also succeeds for a missing document unless it has a precondition. */
export function toDeletion(name: string, precondition?: Precondition) {
  return { delete: name, ...(precondition ? { currentDocument: precondition } : {}) };
}
