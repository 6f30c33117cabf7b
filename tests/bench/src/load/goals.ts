/** Pages per second that one core must render. The load test checks it, and the rehearsal calculates costs with it. */
export const PAGES_PER_CORE = 165;
