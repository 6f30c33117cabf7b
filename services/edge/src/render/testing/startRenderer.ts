import { createRenderer, type RendererOptions } from '../createRenderer';
import type { createHosts } from './createHosts';

const ends: (() => Promise<void>)[] = [];
// A process of a renderer that is not ended would keep Jest running after a failed test.
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts a renderer that reads the live state of `hosts` before each page. It ends after the test. */
export function startRenderer(hosts: ReturnType<typeof createHosts>, options: Partial<RendererOptions> = {}) {
  const { renderPage, listBuilds, end } = createRenderer({
    site: hosts.site,
    fetch: hosts.fetch,
    handleRequest: (request) => Promise.resolve(new Response(`asked ${request.url}`)),
    staleAfter: 0,
    timeLimit: 3_000,
    ...options,
  });
  ends.push(end);
  const open = async (path: string, init: RequestInit = {}, isLimited = false) => {
    const response = await renderPage(new Request(`https://site.example${path}`, init), { isLimited });
    if (!response) return undefined;
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
  return { open, renderPage, listBuilds };
}
