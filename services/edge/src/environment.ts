/**
 * The environment variables of the function. With one arena per thread, glibc would use about 50 MB more memory
 * (decision 088).
 */
export const environment = { MALLOC_ARENA_MAX: '1' } as const;
