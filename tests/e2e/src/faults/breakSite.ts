import type { IncomingMessage } from 'node:http';
import type { TestSite } from '../startSite';
import type { Answer } from './answers';

/**
 * Answers requests to the site's own host with what `findAnswer` finds for them; a sound answer has the content type `type`. The returned promise resolves
 * with the first of them; `repair` ends the fault: what is late comes then.
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
    const sound = await fetch(site.origin + url, { headers: { 'x-sound': 'true' } });
    const elsewhere = `${site.origin}/builds/latest.json`;
    answer(response, {
      text: await sound.text(),
      type,
      url,
      other: { text: 'globalThis.altered=1', url: elsewhere },
      onRepair: (end) => void ends.push(end),
    });
    ends.push(() => void (response.writableEnded || response.destroy()));
    onMet();
  };
  site.injectFault((request, response) => {
    const answer = request.headers['x-sound'] ? undefined : findAnswer(request);
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
