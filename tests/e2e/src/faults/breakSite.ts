import type { IncomingMessage } from 'node:http';
import type { TestSite } from '../startSite';
import type { Answer } from './answers';

/**
 * Makes the site's own host fail: sends the faulty response that `findAnswer` returns for a request, if there is one.
 * `type` is the content type of the correct responses.
 *
 * The returned `met` resolves at the first faulty response. `repair` ends the fault and sends delayed responses.
 */
export function breakSite(
  site: TestSite,
  findAnswer: (request: IncomingMessage) => Answer | undefined,
  type: string,
): { readonly met: Promise<void>; readonly repair: () => void } {
  const ends: (() => void)[] = [];
  let onMet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (onMet = resolve));
  const send = async (answer: Answer, url: string, response: Parameters<Answer>[0]) => {
    const healthy = await fetch(site.origin + url, { headers: { 'x-healthy': 'true' } });
    const elsewhere = `${site.origin}/builds/latest.json`;
    answer(response, {
      text: await healthy.text(),
      type,
      url,
      neighbour: { text: 'globalThis.altered=1', url: elsewhere },
      onRepair: (end) => void ends.push(end),
    });
    ends.push(() => void (response.writableEnded || response.destroy()));
    onMet();
  };
  site.injectFault((request, response) => {
    const answer = request.headers['x-healthy'] ? undefined : findAnswer(request);
    if (!answer) return false;
    void send(answer, request.url ?? '', response);
    return true;
  }, 'shell');
  return {
    met,
    repair: () => {
      site.injectFault(undefined, 'shell');
      for (const end of ends) end();
    },
  };
}
