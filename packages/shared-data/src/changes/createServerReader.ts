import { connect, type DataOptions } from '../client/connect';
import { createReader, type DataReader } from '../client/createReader';
import type { DataConfig } from '../client/DataConfig';
import { readChangeToken } from './readChangeToken';

/** The reader of servers, which cache public data and therefore compare change tokens. */
export interface ServerReader extends DataReader {
  /** Reads the change token of a collection, which each public change replaces. Empty before the first change. */
  readonly getChangeToken: (collection: string) => Promise<string>;
}

/** Creates the reader of servers. Pages create one without change tokens, which is smaller. */
export function createServerReader(config: DataConfig, options: DataOptions = {}): ServerReader {
  const request = connect(config, options);
  return {
    ...createReader(config, options),
    getChangeToken: (collection) => readChangeToken(request, collection),
  };
}
