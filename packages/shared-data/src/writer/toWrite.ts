import { toWireFields, type StoredFields } from '../client/wireValues';

/** What must hold of a document for its write, and with it the whole commit, to happen. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: string };

export interface Change {
  /** Resource name of the document. */
  readonly name: string;
  readonly fields: StoredFields;
  /** The fields to write, of which those without a value are removed; without it the whole document is replaced. */
  readonly mask?: readonly string[];
  /** Fields that the service sets to the time of the commit. */
  readonly times?: readonly string[];
  /** Whether the document counts its revisions. */
  readonly revised?: boolean;
  /** A number that the service raises by one. */
  readonly increment?: string;
  /** Numbers that the service raises, by the paths of their fields. */
  readonly add?: Readonly<Record<string, number>>;
  readonly precondition?: Precondition;
}

/** One write of a commit, in the REST interface's terms. */
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
      // Of a missing field, an increment makes 1.
      ...[...(revised ? ['revision'] : []), ...(increment ? [increment] : [])].map((fieldPath) => ({
        fieldPath,
        increment: { integerValue: '1' },
      })),
      ...Object.entries(add).map(([fieldPath, by]) => ({ fieldPath, increment: { integerValue: String(by) } })),
    ],
    ...(precondition ? { currentDocument: precondition } : {}),
  };
}

/** A write that deletes a document; without a precondition, if there is one. */
export function toDeletion(name: string, precondition?: Precondition) {
  return { delete: name, ...(precondition ? { currentDocument: precondition } : {}) };
}
