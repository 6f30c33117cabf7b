// Replaces the fetch libraries that citation-js imports, because this site passes it complete data.
export default undefined;
export const Headers = undefined;
