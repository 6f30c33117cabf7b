import { syncTag } from '@adp/shared-data/unsent';
import { registerRoute } from 'workbox-routing';
import { classify, type Matter } from '../classify';
import { stores, type VisitMessage } from '../stores';
import { answerData, answerFile, answerImage, answerManifest, answerPage } from './answers';
import { countFailure } from './failures';
import { scope, type RequestEvent } from './scope';
import { sendUnsent } from './sendUnsent';
import { storeVisit } from './storeVisit';

// The site's service worker (decision 102): what was visited or saved opens without a network.

const answers = {
  page: answerPage,
  file: answerFile,
  manifest: answerManifest,
  data: answerData,
  image: answerImage,
} as const;

for (const matter of Object.keys(answers) as NonNullable<Matter>[])
  registerRoute(
    ({ request }) => classify(request, scope.location.origin) === matter,
    ({ event }) => answerSafely(answers[matter], event as RequestEvent),
  );

/** Whatever fails in here, the page gets what it would get without a worker. */
async function answerSafely(
  answer: (event: RequestEvent) => Promise<Response>,
  event: RequestEvent,
): Promise<Response> {
  try {
    return await answer(event);
  } catch (error) {
    // The network's failure is nobody's here.
    if (error instanceof Error && error.name === 'no-response') return Response.error();
    event.waitUntil(countFailure(error));
    return fetch(event.request);
  }
}

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const start = async () => {
    const known: readonly string[] = Object.values(stores);
    const unknown = (await caches.keys()).filter((name) => name.startsWith('adp-') && !known.includes(name));
    await Promise.all(unknown.map((name) => caches.delete(name)));
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers lack it
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(start().catch(countFailure));
});

scope.addEventListener('message', (event) => {
  const message = event.data as VisitMessage | { readonly type?: undefined } | null;
  // Without a network, or space, the next visit stores it.
  if (message?.type === 'adp.visit') event.waitUntil(storeVisit(message, event).catch(() => undefined));
});

scope.addEventListener('sync', (event) => {
  const send = async () => {
    const pages = await scope.clients.matchAll();
    for (const page of pages) page.postMessage({ type: syncTag });
    // A page in the background may be frozen; one that is seen sends all of it, and says so.
    if (!pages.some(({ visibilityState }) => visibilityState === 'visible')) await sendUnsent();
  };
  if (event.tag === syncTag) event.waitUntil(send());
});
