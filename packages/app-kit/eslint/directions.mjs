import { dirname, relative, resolve, sep } from 'node:path';

/**
 * The directions inside an app (style.md 3): `index -> App/routes -> features ->
 * components, api, lib`, and a feature never imports a feature. Written here
 * because the rule is four lines and no plugin says it in our words.
 */

/** Folders of an app's `src` that everything above may import, and that import nothing above them. */
const ground = new Set(['components', 'lib', 'api', 'config', 'remotes', 'messages', 'content']);

const messages = {
  feature:
    'A feature never imports a feature ({{from}} -> {{to}}): compose the two in routes, or move what both use to components/, api/ or lib/.',
  ground:
    '{{from}}/ lies below the features and the routes: it imports nothing from {{to}}. Move what it needs down, or hand it in.',
};

const direction = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const from = place(context.filename, context.cwd);
    if (!from) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = place(resolve(dirname(context.filename), source), context.cwd);
      if (!to || to.app !== from.app) return;
      if (
        from.folder === 'features' &&
        to.folder === 'features' &&
        from.feature !== to.feature &&
        !/\.test\.tsx?$/.test(context.filename)
      ) {
        context.report({ node, messageId: 'feature', data: { from: from.feature, to: to.feature } });
      } else if (
        ground.has(from.folder) &&
        (to.folder === 'features' || to.folder === 'routes' || to.folder === 'layouts')
      ) {
        context.report({ node, messageId: 'ground', data: { from: from.folder, to: to.folder } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Where a file of an app is, seen from the folder that is linted: app, first folder below `src`, and the feature. */
function place(file, root) {
  const parts = relative(root, file).split(sep);
  const src = parts.indexOf('src');
  if (src === -1) return undefined;
  const [folder, feature] = parts.slice(src + 1);
  return { app: parts[src - 1] ?? '', folder: folder?.replace(/\.tsx?$/, ''), feature };
}

export const directionRules = {
  files: ['**/*.{ts,tsx}'],
  plugins: { directions: { rules: { direction } } },
  rules: { 'directions/direction': 'error' },
};
