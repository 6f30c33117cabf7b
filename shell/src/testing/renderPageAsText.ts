import { renderPage } from '../server/renderPage';

/** Renders a page like `renderPage`, with its HTML as text. */
export async function renderPageAsText(...args: Parameters<typeof renderPage>) {
  const page = await renderPage(...args);
  return 'html' in page ? { ...page, html: Buffer.from(page.html).toString() } : page;
}
