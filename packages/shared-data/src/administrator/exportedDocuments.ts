import { isObject } from '../fields/isObject';
import { type WireFields } from '../client/wireValues';

/** A document with its types, as the REST interface carries them. */
export interface ExportedDocument {
  /** Below the root: `articles/a1`. */
  readonly path: string;
  /** Proto3 JSON: an integer is no double, and a time has all its digits. */
  readonly fields: WireFields;
  /** For readers: a restored document has times of its own. */
  readonly createTime: string;
  readonly updateTime: string;
}

type Query = (structuredQuery: object) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const pageSize = 200;

/**
 * Every document below the root, subcollections too, in pages. A query without a collection finds those that no list in
 * the code names, and those below a document that does not exist.
 */
export async function* readPageOfDocuments(query: Query, root: string): AsyncGenerator<readonly ExportedDocument[]> {
  let last: string | undefined;
  do {
    const rows = await query({
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: pageSize,
    });
    const found = rows.flatMap(({ document }) => (isObject(document) ? [document] : []));
    if (found.length > 0) yield found.map((document) => toExported(document, root));
    last = found.length < pageSize ? undefined : String(found.at(-1)?.name);
  } while (last !== undefined);
}

function toExported(document: Readonly<Record<string, unknown>>, root: string): ExportedDocument {
  return {
    path: String(document.name).slice(root.length + 1),
    // As the service wrote it: nothing here looks into it.
    fields: (document.fields ?? {}) as WireFields,
    createTime: String(document.createTime),
    updateTime: String(document.updateTime),
  };
}

/** The write that creates a document as it was exported. */
export function toRestoringWrite({ path, fields }: ExportedDocument, root: string): object {
  return {
    update: { name: `${root}/${path}`, fields: withNames(fields, root) },
    currentDocument: { exists: false },
  };
}

/** A reference names its project: in another one it leads to the document of the same path. */
function withNames(fields: unknown, root: string): unknown {
  if (Array.isArray(fields)) return fields.map((one) => withNames(one, root));
  if (!isObject(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'referenceValue' && typeof value === 'string'
        ? value.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents/, root)
        : withNames(value, root),
    ]),
  );
}
