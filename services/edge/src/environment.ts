/** Environment variables of the function. With an arena per thread, glibc holds about 50 MB more (decision 088). */
export const environment = { MALLOC_ARENA_MAX: '1' } as const;
