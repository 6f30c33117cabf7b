import type { StoredFields, WireFields } from '../client/wireValues';
import { type Change, type Precondition, toDeletion, toWrite } from '../writer/toWrite';

/** A write that bypasses the security rules. The field names are the stored names. */
export type DocumentWrite =
  | ({ readonly path: string; readonly fields: StoredFields } & Pick<
      Change,
      'mask' | 'times' | 'revised' | 'increment' | 'add' | 'precondition'
    >)
  /** The whole document in wire format, so that numbers and times keep their precision. */
  | { readonly path: string; readonly wire: WireFields; readonly precondition?: Precondition }
  | { readonly path: string; readonly deleted: true; readonly precondition?: Precondition };

export function toDocumentWrite(write: DocumentWrite, root: string): object {
  const name = `${root}/${write.path}`;
  if ('deleted' in write) return toDeletion(name, write.precondition);
  if ('fields' in write) {
    const { path, ...change } = write;
    return toWrite({ name, ...change });
  }
  return {
    update: { name, fields: write.wire },
    ...(write.precondition && { currentDocument: write.precondition }),
  };
}
