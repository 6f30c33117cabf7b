/** A chunk of its own: a first view without filters downloads none of it. */
export { listPlan } from '@adp/shared-data';
