// Plain DOM: React may be what did not come.
import { useText as getText } from '../../text';
import styles from './unavailableNotice.module.css';

/** How long the site may take to answer before "Try again" gives up, in milliseconds. */
const ANSWER_TIMEOUT = 9_000;

/**
 * Tells the reader of a page that stays as it was served that parts of it are unavailable, and offers to load it again. The status element is in
 * the HTML of every page (site/src/renderHtml.ts), so the notice is announced.
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

/** Reloads the page, unless the site does not answer: the browser's own error page would replace the content. Returns whether it reloads. */
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
