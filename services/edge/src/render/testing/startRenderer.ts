import { createRenderer, type RendererOptions } from '../createRenderer';
import type { createHosts } from './createHosts';

/** Starts a renderer that reads the live state of `hosts` before each page. */
export function startRenderer(hosts: ReturnType<typeof createHosts>, options: Partial<RendererOptions> = {}) {
  const { renderPage, end } = createRenderer({
    site: hosts.site,
    fetch: hosts.fetch,
    handleRequest: (request) => Promise.resolve(new Response(`asked ${request.url}`)),
    staleAfter: 0,
    timeLimit: 3_000,
    ...options,
  });
  const open = async (path: string, init: RequestInit = {}, isLimited = false) => {
    const response = await renderPage(new Request(`https://site.example${path}`, init), { isLimited });
    if (!response) return undefined;
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
  return { open, renderPage, end };
}
