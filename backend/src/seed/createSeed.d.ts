import type { Seed, SeedContext } from '@adp/local';
/** What a fresh platform holds. The same for every hour of a day, reckoned in UTC. */
export declare function createSeed({ now, objectUrl }: SeedContext): Seed;
