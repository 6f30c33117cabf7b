import type { Caller } from '../../http/readCaller';
import type { DocumentStore, StoredDocument } from '../documentStore';
import type { Guard } from '../guard';
import type { Indexes } from '../indexes/readIndexes';
import type { CommitTimes, DocumentChange } from '../commit';
import { timeText } from '../timestamps';
import type { CheckWriteRate } from '../writeRate';
import type { Usage } from '../../usage/createUsage';

export interface Context {
  readonly store: DocumentStore;
  readonly guard: Guard;
  /** Resource name, such as `projects/P/databases/(default)/documents`. */
  readonly root: string;
  readonly indexes: () => Indexes | undefined;
  /** Returns the times for a request that starts now. Each commit time is later than the previous one. */
  readonly times: () => CommitTimes;
  /** Called after each commit with the commit's time in nanoseconds since 1970. */
  readonly committed: (changes: readonly DocumentChange[], time: bigint) => void;
  readonly usage: Usage;
  readonly checkWriteRate: CheckWriteRate;
}

export interface RestCall {
  readonly caller: Caller;
  readonly body: unknown;
}

export function documentJson({ path, fields, createTime, updateTime }: StoredDocument, root: string) {
  return {
    name: `${root}/${path}`,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    createTime: timeText(createTime),
    updateTime: timeText(updateTime),
  };
}
