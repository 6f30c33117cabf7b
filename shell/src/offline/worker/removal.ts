import { removeWorker } from './failures';
import { scope } from './scope';

// Script that replaces the worker on a site that no longer uses one. Browsers that still have the worker fetch this script on their next
// visit.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
