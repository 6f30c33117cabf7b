import type { ServiceAnswer } from '../../http/service';
import { htmlAnswer } from './html';

/** Returns the frame that passes messages from the sign-in pop-up, or after a redirect, to the shim in the page. */
export function framePage(): ServiceAnswer {
  return htmlAnswer(
    200,
    `<!doctype html>
<meta charset="utf-8">
<title>Sign-in frame</title>
<script>
const query = new URLSearchParams(location.search);
const storageKey = query.get('apiKey') + ':' + query.get('appName');
const redirectKey = 'firebase:redirectEvent:' + storageKey;
const none = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
const send = (authEvent) =>
  parent.postMessage({ sender: 'auth-frame', message: { type: 'authEvent', authEvent } }, location.origin);
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || !data || data.eventType !== 'sendAuthEvent') return;
  if (data.data.storageKey === storageKey) send(data.data.authEvent);
});
const left = sessionStorage.getItem(redirectKey);
sessionStorage.removeItem(redirectKey);
send(left === null ? none : JSON.parse(left));
</script>
`,
  );
}
