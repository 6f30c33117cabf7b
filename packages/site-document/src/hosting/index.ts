// firebase.json's hosting entries, and the same as the Hosting REST API has them.
export { readHosting, type HostingEntry } from './readHosting';
export { toHostedSite, type HostedSite } from './toHostedSite';
export { toVersionConfig } from './toVersionConfig';
