import type { Decision } from '../rules/evaluate';

/** Path of the root in rules. */
const root = '/databases/(default)/documents/';

/** Charged reads in addition to the documents in a response. */
type OtherReads = 'ruleDocumentReads' | 'aggregationReads' | 'indexEntryReads';

/** Charged operations on one collection. */
interface CollectionUsage {
  readonly read: number;
  readonly written: number;
  readonly deleted: number;
}

/** Quantities that production charges or limits, since the last reset. */
export interface UsageCounts {
  /** Charged document reads. Includes `ruleDocumentReads`, `aggregationReads` and `indexEntryReads`. */
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
  /** Index entries that writes and deletions added or removed. */
  readonly indexEntriesWritten: number;
  /** Operations that rules allowed or denied. A commit has one operation per write. */
  readonly ruleEvaluations: number;
  /** Expressions of all operations. */
  readonly ruleExpressions: number;
  /** Largest number of expressions of one operation. */
  readonly maximumRuleExpressions: number;
  /** Largest number of expressions of one request, which is the sum for the writes of a commit. */
  readonly maximumRequestExpressions: number;
  /** Documents that rules read with `get()`, `exists()` and so on. Each document counts once per request. */
  readonly ruleDocumentReads: number;
  /** Largest number of documents that rules read for one request. */
  readonly maximumRuleDocumentReads: number;
  /** Reads for aggregations: one for each thousand index entries, and at least one. */
  readonly aggregationReads: number;
  /** Reads for the index entries of queries with several range fields: one for each thousand entries. */
  readonly indexEntryReads: number;
  /** Refused requests by reason, such as `rules`, `ruleExpressions`, `missingIndex` or `NOT_FOUND`. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Charged operations by collection. Ids in a path are replaced, as in `users/{id}/drafts`. */
  readonly byCollection: Readonly<Record<string, CollectionUsage>>;
}

export interface Usage {
  readonly read: () => UsageCounts;
  /** Sets all counts to zero. Returns the counts before the reset. */
  readonly reset: () => UsageCounts;
  /** Counts reads of the documents in a collection. */
  readonly addReads: (collection: string, count: number, of?: OtherReads) => void;
  readonly addWrite: (path: string, operation: 'written' | 'deleted') => void;
  readonly addIndexEntries: (count: number) => void;
  /** Counts the decisions on the operations of one request. */
  readonly addRules: (decisions: readonly Pick<Decision, 'expressions' | 'documents'>[]) => void;
  readonly addRefusal: (reason: string) => void;
}

const noCounts = {
  documentsRead: 0,
  documentsWritten: 0,
  documentsDeleted: 0,
  indexEntriesWritten: 0,
  ruleEvaluations: 0,
  ruleExpressions: 0,
  maximumRuleExpressions: 0,
  maximumRequestExpressions: 0,
  ruleDocumentReads: 0,
  maximumRuleDocumentReads: 0,
  aggregationReads: 0,
  indexEntryReads: 0,
};

/**
 * Counts operations as production charges them (https://firebase.google.com/docs/firestore/pricing). Rejected writes are
 * free, but the documents that rules read to reject them are not.
 */
export function createUsage(): Usage {
  let counts = { ...noCounts };
  let refusals: Record<string, number> = {};
  let byCollection = new Map<string, Record<keyof CollectionUsage, number>>();

  function add(collection: string, operation: keyof CollectionUsage, count: number): void {
    const pattern = toPattern(collection);
    const entry = byCollection.get(pattern) ?? { read: 0, written: 0, deleted: 0 };
    entry[operation] += count;
    byCollection.set(pattern, entry);
  }

  function addReads(collection: string, count: number, of?: OtherReads): void {
    if (count === 0) return;
    counts.documentsRead += count;
    if (of) counts[of] += count;
    add(collection, 'read', count);
  }

  function read(): UsageCounts {
    const collections = [...byCollection].map(([pattern, entry]) => [pattern, { ...entry }] as const);
    return {
      ...counts,
      refusals: { ...refusals },
      byCollection: Object.fromEntries(collections.sort(([first], [second]) => (first < second ? -1 : 1))),
    };
  }

  return {
    read,
    reset: () => {
      const before = read();
      counts = { ...noCounts };
      refusals = {};
      byCollection = new Map();
      return before;
    },
    addReads,
    addWrite: (path, operation) => {
      counts[operation === 'written' ? 'documentsWritten' : 'documentsDeleted'] += 1;
      add(toCollection(path), operation, 1);
    },
    addIndexEntries: (count) => {
      counts.indexEntriesWritten += count;
    },
    addRules: (decisions) => {
      const expressions = decisions.map((decision) => decision.expressions);
      const sum = expressions.reduce((total, count) => total + count, 0);
      counts.ruleEvaluations += decisions.length;
      counts.ruleExpressions += sum;
      counts.maximumRuleExpressions = Math.max(counts.maximumRuleExpressions, ...expressions);
      counts.maximumRequestExpressions = Math.max(counts.maximumRequestExpressions, sum);
      const documents = new Set(decisions.flatMap((decision) => decision.documents));
      counts.maximumRuleDocumentReads = Math.max(counts.maximumRuleDocumentReads, documents.size);
      for (const path of documents) addReads(toCollection(path.slice(root.length)), 1, 'ruleDocumentReads');
    },
    addRefusal: (reason) => {
      refusals[reason] = (refusals[reason] ?? 0) + 1;
    },
  };
}

function toCollection(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Replaces the ids in the path of a collection. */
function toPattern(collection: string): string {
  return collection
    .split('/')
    .map((segment, at) => (at % 2 === 0 ? segment : '{id}'))
    .join('/');
}
