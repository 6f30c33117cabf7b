// What the tests of the apps share.
export { axeViolations } from './axeViolations';
export { installDialog } from './installDialog';
export { renderPage } from './renderPage';
