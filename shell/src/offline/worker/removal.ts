import { removeWorker } from './failures';
import { scope } from './scope';

// In the place of the worker on a site without one: a browser that has it fetches this with its next visit.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
