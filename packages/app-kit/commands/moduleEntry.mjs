/**
 * Returns the text of an `entry.js` for a build whose container is an ES module, such as a Vite build. Browsers check hashes through the
 * `integrity` attribute of script elements, which imported modules do not have. Therefore this classic script preloads each module with its
 * hash before the container runs. The manifest contains the hash of this script. A module that does not match its hash cannot be imported
 * later either.
 * @param {{container: string, module: string, hashes: Readonly<Record<string, string>>}} options `hashes`: hash of each module
 */
export function moduleEntry({ container, module, hashes }) {
  return `var ${container} = (() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  const hashes = ${JSON.stringify(hashes)};
  const preload = (file) => new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = hashes[file];
    link.onload = done;
    link.onerror = () => fail(new Error(file + ' did not load'));
    link.href = folder + file;
    document.head.appendChild(link);
  });
  const run = self.adpImport ?? ((url) => import(url));
  let loading;
  const load = () => loading ??= Promise.all(Object.keys(hashes).map(preload))
    .then(() => run(folder + ${JSON.stringify(module)}))
    .catch((error) => { loading = undefined; throw error; });
  return {
    init: async (...scope) => (await load()).init(...scope),
    get: async (name) => (await load()).get(name),
  };
})();
`;
}
