/** The shared packages of this shell and their versions, put in by webpack from federation.shared.mjs. */
export const provided: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
