export { isFull } from '../../../tools/scripts/isFull.mjs';

/**
 * Returns the tag `@full` for the title of a test that only `npm run test:full` runs, and an empty string for a
 * representative that `npm test` also runs (decision 137).
 */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? '' : ' @full');
