export { findAccount, setRole } from './accounts/accounts';
export { changeRole } from './accounts/changeRole';
export { createActions } from './actions/createActions';
export { saveUsage } from './usage/saveUsage';
export { createBackgroundWork } from './createBackgroundWork';
