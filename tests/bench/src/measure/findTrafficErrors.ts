import type { Answer } from '../server/serveHosts';

/**
 * What is wrong with a view's traffic, by what the hosts saw of it: files sent
 * twice, files that are not there, requests that the browser's count lacks.
 */
export function findTrafficErrors(requests: number, answers: readonly Answer[]): readonly string[] {
  const sent = answers.filter(({ status }) => status === 200).map(({ address }) => address);
  const twice = new Set(sent.filter((address, index) => sent.indexOf(address) !== index));
  return [
    ...[...twice].map((address) => `sent twice in one view: ${address}`),
    ...answers.filter(({ status }) => status === 404).map(({ address }) => `not found: ${address}`),
    ...(answers.length === requests
      ? []
      : [`requests in a view: ${requests} by the browser's count, ${answers.length} by the hosts'`]),
  ];
}
