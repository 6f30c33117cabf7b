// This module uses the plain DOM, because React may have failed to load.
import { useText as getText } from '../../text';
import styles from './unavailableNotice.module.css';

/** Timeout for the server's response after "Try again", in milliseconds. */
const ANSWER_TIMEOUT = 9_000;

/** Offers to reload a page with unavailable parts. The status element is in the HTML, so that screen readers announce the notice. */
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

/** Reloads the page only if the server responds, and returns whether it does. A browser's error page would replace the content. */
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
