// Hosting entries of firebase.json, and their form in the Hosting REST API.
export { readHosting, type HostingEntry } from './readHosting';
export { toHostedSite, type HostedSite } from './toHostedSite';
export { toVersionConfig } from './toVersionConfig';
