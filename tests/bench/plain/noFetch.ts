// Stands in for what citation-js fetches with: nothing here is fetched by it.
export default undefined;
export const Headers = undefined;
