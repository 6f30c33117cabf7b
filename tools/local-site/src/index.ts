export { startBackend, type BackendOptions } from './startBackend';
export { projectId } from '@adp/firebase';
