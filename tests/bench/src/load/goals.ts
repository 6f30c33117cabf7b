/** Pages per second that one core must render. The load test reports its result beside this goal. The rehearsal calculates costs with it. */
export const PAGES_PER_CORE = 165;
