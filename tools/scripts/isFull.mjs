/**
 * True if every test runs (`npm run test:full`) instead of the representatives of each class that `npm test` runs
 * (decision 137).
 */
export const isFull = process.env.ADP_FULL === '1';
