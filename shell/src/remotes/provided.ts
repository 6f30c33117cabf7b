/** Versions of the shell's shared packages, inserted by webpack from federation.shared.mjs. */
export const provided: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
