export { toNodeListener, type WebHandler } from '../http/toNodeListener';
