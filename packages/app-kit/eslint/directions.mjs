import { dirname, relative, resolve, sep } from 'node:path';

/** ESLint rule for import directions inside an app: `index -> App/routes -> features -> components, api, lib`. */

/** Lowest layer of an app: folders of `src` that all other code may import, but that import no other code. */
const ground = new Set(['components', 'lib', 'api', 'config', 'remotes', 'messages', 'content']);

const messages = {
  feature:
    'A feature never imports a feature ({{from}} -> {{to}}): compose the two in routes, or move what both use to components/, api/ or lib/.',
  ground:
    '{{from}}/ is below the features and the routes, so it must not import from {{to}}. Move the code down, or pass it in.',
};

const direction = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const from = locate(context.filename, context.cwd);
    if (!from) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = locate(resolve(dirname(context.filename), source), context.cwd);
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

function locate(file, root) {
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
