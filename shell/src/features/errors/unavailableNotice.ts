// This module uses the plain DOM, because React may have failed to load.
import { useText as getText } from '../../text';
import styles from './unavailableNotice.module.css';

/** Timeout for the server's response after "Try again", in milliseconds. */
const ANSWER_TIMEOUT = 9_000;

/**
 * Shows a notice that parts of a server-rendered page are unavailable, and offers to reload the page. The status element is in the HTML of
 * every page (packages/site-document/src/renderHtml.ts), so that screen readers announce the notice.
 */
export function showUnavailableNotice(): void {
  const status = document.getElementById('waiting');
  if (!status) return;
  const text = getText();
  const message = document.createElement('span');
  message.textContent = text('page.unavailable');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('error.retry');
  button.addEventListener('click', () => {
    message.textContent = text('loading');
    void reload().then((isReloading) => {
      if (!isReloading) message.textContent = text('page.unavailable');
    });
  });
  status.className = styles['notice'] ?? '';
  status.replaceChildren(message, button);
}

/**
 * Reloads the page if the server responds. Otherwise, the browser's error page would replace the content. Returns whether the page is being
 * reloaded.
 */
async function reload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
    const response = await fetch(window.location.href, { cache: 'no-cache', signal });
    if (response.status >= 500) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
