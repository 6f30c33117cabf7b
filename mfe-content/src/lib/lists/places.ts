export { widenPlace } from '@adp/shared-data';
