// Replaces citation-js's fetch library, which this site does not use.
export default undefined;
export const Headers = undefined;
