import { createRenderer, type RendererOptions } from '../createRenderer';
import type { createHosts } from './createHosts';

/** A renderer of these hosts, which asks them before each page what is live. */
export function startRenderer(hosts: ReturnType<typeof createHosts>, options: Partial<RendererOptions> = {}) {
  const { handle, end } = createRenderer({
    site: hosts.site,
    fetch: hosts.fetch,
    answer: (request) => Promise.resolve(new Response(`asked ${request.url}`)),
    staleAfter: 0,
    timeLimit: 3_000,
    ...options,
  });
  const open = async (path: string, init: RequestInit = {}, isWithin = true) => {
    const response = await handle(new Request(`https://site.example${path}`, init), undefined, isWithin);
    if (!response) return undefined;
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
  return { open, handle, end };
}
