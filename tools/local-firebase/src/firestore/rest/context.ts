import type { Caller } from '../../http/readCaller';
import type { DocumentStore, StoredDocument } from '../documentStore';
import type { Guard } from '../guard';
import type { Indexes } from '../indexes/readIndexes';
import type { CommitTimes, DocumentChange } from '../commit';
import { timeText } from '../timestamps';

/** What the answers to requests share. */
export interface Context {
  readonly store: DocumentStore;
  readonly guard: Guard;
  /** `projects/P/databases/(default)/documents` */
  readonly root: string;
  readonly indexes: () => Indexes | undefined;
  /** The times of a request that begins now; each commit's is later than the one before. */
  readonly times: () => CommitTimes;
  /** After each commit, with its time in nanoseconds since 1970. */
  readonly committed: (changes: readonly DocumentChange[], time: bigint) => void;
  readonly countReads: (documents: number) => void;
}

/** One request after its caller is known and its body read. */
export interface RestCall {
  readonly caller: Caller;
  readonly body: unknown;
  readonly query: URLSearchParams;
}

/** A document as the REST interface gives it. */
export function documentJson({ path, fields, createTime, updateTime }: StoredDocument, root: string) {
  return {
    name: `${root}/${path}`,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    createTime: timeText(createTime),
    updateTime: timeText(updateTime),
  };
}
