export { createServerReader, type ServerReader } from './createServerReader';
export { toChangeTime } from './readChangeToken';
