import { removeWorker } from './failures';
import { scope } from './scope';

// Script that replaces the worker on a site without one. Browsers fetch it on their next visit.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
