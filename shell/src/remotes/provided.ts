export const provided: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
