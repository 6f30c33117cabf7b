import { syncTag } from '@adp/shared-data/unsent';
import { registerRoute } from 'workbox-routing';
import { classify, type RequestKind } from '../classify';
import { type StoreMessage, stores, type VisitMessage } from '../stores';
import { answerData, answerFile, answerImage, answerManifest, answerPage } from './answers';
import { countFailure } from './failures';
import { scope, type RequestEvent } from './scope';
import { sendUnsent } from './sendUnsent';
import { storeAhead, storeVisit } from './storeVisit';

// Entry point of the site's service worker (decision 102), which makes visited and saved pages available without a network.

const answers = {
  page: answerPage,
  file: answerFile,
  manifest: answerManifest,
  data: answerData,
  image: answerImage,
} as const;

for (const kind of Object.keys(answers) as NonNullable<RequestKind>[])
  registerRoute(
    ({ request }) => classify(request, scope.location.origin) === kind,
    ({ event }) => answerSafely(answers[kind], event as RequestEvent),
  );

/** Returns the response of `answer`. If the worker's own code fails, returns the response that the page would get without a worker. */
async function answerSafely(
  answer: (event: RequestEvent) => Promise<Response>,
  event: RequestEvent,
): Promise<Response> {
  try {
    return await answer(event);
  } catch (error) {
    // Workbox throws this error if the network fails. It is not an error of the worker's code.
    if (error instanceof Error && error.name === 'no-response') return Response.error();
    event.waitUntil(countFailure(error));
    return fetch(event.request);
  }
}

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const start = async () => {
    const cacheNames: readonly string[] = Object.values(stores);
    const obsolete = (await caches.keys()).filter((name) => name.startsWith('adp-') && !cacheNames.includes(name));
    await Promise.all(obsolete.map((name) => caches.delete(name)));
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- older browsers lack it
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(start().catch(countFailure));
});

scope.addEventListener('message', (event) => {
  const message = event.data as VisitMessage | StoreMessage | { readonly type?: undefined } | null;
  const work =
    message?.type === 'adp.visit'
      ? storeVisit(message, event)
      : message?.type === 'adp.store'
        ? storeAhead(message, event)
        : undefined;
  // Ignore errors of the network or the storage, because the next visit stores the page.
  if (work) event.waitUntil(work.catch(() => undefined));
});

scope.addEventListener('sync', (event) => {
  const send = async () => {
    const pages = await scope.clients.matchAll();
    for (const page of pages) page.postMessage({ type: syncTag });
    // Send the requests here only if no page is visible: pages in the background may be frozen. Visible pages show the result.
    if (!pages.some(({ visibilityState }) => visibilityState === 'visible')) await sendUnsent();
  };
  if (event.tag === syncTag) event.waitUntil(send());
});
