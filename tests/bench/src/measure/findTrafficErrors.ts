import type { Exchange } from './traffic';

/** Returns errors in a view's traffic: files sent twice and missing files. */
export function findTrafficErrors(exchanges: readonly Exchange[]): readonly string[] {
  const sent = exchanges.filter(({ status }) => status === 200).map(({ address }) => address);
  const twice = new Set(sent.filter((address, index) => sent.indexOf(address) !== index));
  return [
    ...[...twice].map((address) => `sent twice in one view: ${address}`),
    ...exchanges.filter(({ status }) => status === 404).map(({ address }) => `not found: ${address}`),
  ];
}
