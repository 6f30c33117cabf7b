/** Environment variables of the function. With one memory arena per thread, glibc would need about 50 MB more (decision 088). */
export const environment = { MALLOC_ARENA_MAX: '1' } as const;
