// What a publisher shares with this platform: firebase.json, and its entries as the REST API has them.
export { readHosting, type HostingEntry } from './readHosting';
export { toVersionConfig } from './releases/servingConfig';
export { toNodeListener, type WebHandler } from '../http/toNodeListener';
