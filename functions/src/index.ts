export { findAccount, type RoleName, roleNames, setRole } from './accounts/accounts';
export { createActions } from './actions/createActions';
export { createBackgroundWork } from './background/createBackgroundWork';
