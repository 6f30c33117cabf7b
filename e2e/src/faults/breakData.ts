import type { TestSite } from '../startSite';
import type { Answer } from './answers';

/**
 * Answers what the page reads at `path` (a document) with `answer`. The returned promise resolves when it has been read; `isHeld`
 * tells the requests that the fault meets; `repair` ends it: what is late comes then.
 */
export function breakData(
  site: TestSite,
  path: string,
  answer: Answer,
): { readonly isMet: Promise<void>; readonly isHeld: (url: string) => boolean; readonly repair: () => void } {
  const ends: (() => void)[] = [];
  let met: () => void = () => undefined;
  const isMet = new Promise<void>((resolve) => (met = resolve));
  const isHeld = (url: string) => url.includes(`/documents/${path}?`);
  const send = async (url: string, response: Parameters<Answer>[0]) => {
    const sound = await fetch(site.origin + url, { headers: { 'x-sound': 'true' } });
    const elsewhere = `${site.origin}/builds/latest.json`;
    answer(response, {
      text: await sound.text(),
      type: 'application/json',
      url,
      other: { text: 'globalThis.altered=1', url: elsewhere },
      onRepair: (end) => void ends.push(end),
    });
    ends.push(() => void (response.writableEnded || response.destroy()));
    met();
  };
  site.injectFault((request, response) => {
    const url = request.url ?? '';
    if (!isHeld(url) || request.headers['x-sound']) return false;
    void send(url, response);
    return true;
  }, 'shell');
  return {
    isMet,
    isHeld,
    repair: () => {
      site.injectFault(undefined, 'shell');
      for (const end of ends) end();
    },
  };
}
