export { findAccount, setRole } from './accounts/accounts';
export { changeRole } from './accounts/changeRole';
export { createActions } from './actions/createActions';
export { createComposeMail } from './mail/composeMail';
export { createLocalTransport } from './mail/createMailTransport';
export { saveHealth } from './health/saveHealth';
export { saveUsage } from './usage/saveUsage';
export { createBackgroundWork } from './createBackgroundWork';
export { noteSitemapChange } from './sitemaps/noteSitemapChange';
