import { toWireFields, type StoredFields } from '../client/wireValues';

/** Condition on the stored document. If it fails, the whole commit fails. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: string };

export interface Change {
  /** Resource name of the document. */
  readonly name: string;
  readonly fields: StoredFields;
  /** Fields to write; those without a value are removed. Without a mask the whole document is replaced. */
  readonly mask?: readonly string[];
  /** Fields that the service sets to the time of the commit. */
  readonly times?: readonly string[];
  /** True if the document counts its revisions. */
  readonly revised?: boolean;
  /** A number that the service raises by one. */
  readonly increment?: string;
  /** Numbers that the service raises, by the paths of their fields. */
  readonly add?: Readonly<Record<string, number>>;
  readonly precondition?: Precondition;
}

/** Returns one write of a commit for the REST interface. */
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

/** Returns a write that deletes a document. Without a precondition it succeeds even if the document does not exist. */
export function toDeletion(name: string, precondition?: Precondition) {
  return { delete: name, ...(precondition ? { currentDocument: precondition } : {}) };
}
