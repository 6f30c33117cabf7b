import { removeWorker } from './failures';
import { scope } from './scope';

// Replaces the service worker of a site that has turned offline use off. Browsers fetch it on their next visit.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
