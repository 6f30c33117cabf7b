/** What leaves to the service worker what waits: nobody needs it before a text is there. */
export const loadForWorker = () => import(/* webpackChunkName: "for-worker" */ './storeForWorker');
