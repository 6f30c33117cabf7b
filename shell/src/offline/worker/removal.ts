import { removeWorker } from './failures';
import { scope } from './scope';

// Replaces the worker on a site that no longer uses one. Browsers that have the worker fetch this on their next visit.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
