/** Returns an `entry.js` for an ES module. Preloads modules with hashes, because imports have no `integrity`. */
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
