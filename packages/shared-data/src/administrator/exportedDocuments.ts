import { isObject } from '../fields/isObject';
import { type WireFields } from '../client/wireValues';

export interface ExportedDocument {
  /** The path below the database root, such as `articles/a1`. */
  readonly path: string;
  /** The fields in proto3 JSON, which distinguishes integers from doubles and keeps the precision of times. */
  readonly fields: WireFields;
  /** The creation time, for information only. A restored document gets a new creation time. */
  readonly createTime: string;
  readonly updateTime: string;
}

type Query = (structuredQuery: object) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Yields all documents in pages. Names no collection, so it also finds collections unknown to the code. */
export async function* readPageOfDocuments(
  query: Query,
  root: string,
  pageSize: number,
): AsyncGenerator<readonly ExportedDocument[]> {
  let last: string | undefined;
  do {
    const rows = await query({
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: pageSize,
    });
    const documents = rows.flatMap(({ document }) => (isObject(document) ? [document] : []));
    if (documents.length > 0) yield documents.map((document) => toExported(document, root));
    last = documents.length < pageSize ? undefined : String(documents.at(-1)?.name);
  } while (last !== undefined);
}

function toExported(document: Readonly<Record<string, unknown>>, root: string): ExportedDocument {
  return {
    path: String(document.name).slice(root.length + 1),
    // Skip validation, because the fields are only copied.
    fields: (document.fields ?? {}) as WireFields,
    createTime: String(document.createTime),
    updateTime: String(document.updateTime),
  };
}

export function toRestoringWrite({ path, fields }: ExportedDocument, root: string): object {
  return {
    update: { name: `${root}/${path}`, fields: withNames(fields, root) },
    currentDocument: { exists: false },
  };
}

/** Rewrites document references to the project of `root`, because they contain the project's name. */
function withNames(fields: unknown, root: string): unknown {
  if (Array.isArray(fields)) return fields.map((value) => withNames(value, root));
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
