/** One arena per thread would cost glibc about 50 MB more memory (decision 088). */
export const environment = { MALLOC_ARENA_MAX: '1' } as const;
