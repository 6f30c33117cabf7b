/** Version of each shared package of the shell, which webpack inserts from federation.shared.mjs. */
export const provided: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
