import { readTransform, type Transform } from './applyTransform';
import { readFieldPath, type FieldPath } from './fieldPath';
import { invalid } from './firestoreError';
import { listIn, objectIn } from './json';
import { readDocumentName } from './names';
import { toNanos } from './timestamps';
import { readFields, type Fields } from './value';

/** Condition that the stored document must meet before a write. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: bigint };

export type Write = { readonly path: string; readonly precondition?: Precondition } & (
  | {
      readonly kind: 'update';
      readonly fields: Fields;
      /** Fields to write. If undefined, the write replaces the whole document. */
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly Transform[];
    }
  | { readonly kind: 'transform'; readonly transforms: readonly Transform[] }
  | { readonly kind: 'delete' }
  /** Verifies a document that a transaction has read and does not write. This kind is undocumented. */
  | { readonly kind: 'verify' }
);

/** @throws FirestoreError if an entry of a commit's `writes` is not a write */
export function readWrite(json: unknown, root: string): Write {
  const write = objectIn(json, 'A write');
  const precondition = readPrecondition(write.currentDocument);
  const kinds = ['update', 'delete', 'verify', 'transform'].filter((kind) => write[kind] !== undefined);
  if (kinds.length !== 1) throw invalid(`A write must have exactly one operation, not ${kinds.length}.`);
  const held = precondition ? { precondition } : {};
  if (write.delete !== undefined) return { kind: 'delete', path: readDocumentName(write.delete, root), ...held };
  if (write.verify !== undefined && !precondition) throw invalid('A verify has a precondition.');
  if (write.verify !== undefined) return { kind: 'verify', path: readDocumentName(write.verify, root), ...held };
  if (write.transform !== undefined) {
    const { document, fieldTransforms } = objectIn(write.transform, 'transform');
    const transforms = readTransforms(fieldTransforms);
    if (transforms.length === 0) throw invalid('A transform lacks fieldTransforms.');
    return { kind: 'transform', path: readDocumentName(document, root), transforms, ...held };
  }
  const { name, fields } = objectIn(write.update, 'update');
  const mask = write.updateMask === undefined ? undefined : readMask(write.updateMask);
  return {
    kind: 'update',
    path: readDocumentName(name, root),
    fields: readFields(fields),
    transforms: readTransforms(write.updateTransforms),
    ...(mask ? { mask } : {}),
    ...held,
  };
}

/** @throws FirestoreError for an invalid `DocumentMask` */
export function readMask(json: unknown): readonly FieldPath[] {
  return listIn(objectIn(json, 'A mask').fieldPaths, 'fieldPaths').map(readFieldPath);
}

/**
 * Parses the `currentDocument` property of a write.
 * @throws FirestoreError if the property is invalid
 */
function readPrecondition(json: unknown): Precondition | undefined {
  const { exists, updateTime } = objectIn(json, 'A precondition');
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('A precondition must have exactly one condition.');
  if (typeof exists === 'boolean') return { exists };
  if (exists !== undefined) throw invalid('exists must be true or false.');
  return updateTime === undefined ? undefined : { updateTime: toNanos(updateTime) };
}

function readTransforms(json: unknown): readonly Transform[] {
  return listIn(json, 'updateTransforms').map(readTransform);
}
