import type { Answer } from '../server/serveHosts';

/**
 * Returns errors in a view's traffic, as recorded by the hosts: files sent twice, missing files, and request counts
 * that differ from the browser's count.
 */
export function findTrafficErrors(requests: number, answers: readonly Answer[]): readonly string[] {
  const sent = answers.filter(({ status }) => status === 200).map(({ address }) => address);
  const twice = new Set(sent.filter((address, index) => sent.indexOf(address) !== index));
  return [
    ...[...twice].map((address) => `sent twice in one view: ${address}`),
    ...answers.filter(({ status }) => status === 404).map(({ address }) => `not found: ${address}`),
    ...(answers.length === requests
      ? []
      : [`requests in a view: ${requests} counted by the browser, ${answers.length} by the hosts`]),
  ];
}
