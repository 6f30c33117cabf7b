export { memberStates } from '@adp/shared-ui/member-states';
