import { transform } from 'lightningcss';
import webpack from 'webpack';

/** Fails the build if styles affect more than the app. Delete this plugin when all browsers support `@scope`. */
export class ScopeStylesPlugin {
  constructor(prefixes) {
    this.prefixes = prefixes;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScopeStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScopeStylesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) continue;
            for (const error of findUnscoped(source.buffer(), this.prefixes))
              compilation.errors.push(new webpack.WebpackError(`${file}: ${error}`));
          }
        },
      );
    });
  }
}

/** Returns the parts of a style sheet that would affect more than the app, one sentence each. */
export function findUnscoped(code, prefixes) {
  const errors = [];
  const hasPrefix = (name) => prefixes.some((prefix) => name.startsWith(prefix));
  const lines = code.toString().split('\n');
  const check = (what, own, { line, column } = {}) => {
    if (own) return;
    const text = lines[line]?.slice(column - 1, column + 59).split('{')[0];
    errors.push(`${what} ${text ?? ''} has no name that begins with ${prefixes.join(' or ')}`);
  };
  transform({
    filename: 'app.css',
    code,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          for (const selector of selectors) check('the selector', isScoped(selector, hasPrefix), loc);
        },
        keyframes({ value: { name, loc } }) {
          check('the animation', hasPrefix(name.value), loc);
        },
        'font-face'({ value: { loc } }) {
          check('the font', false, loc);
        },
      },
    },
  });
  return errors;
}

/** Returns whether a class limits the selector to the app. Nested rules count, because their parent was checked. `:not()` does not. */
function isScoped(selector, hasPrefix) {
  return selector.some((part) => {
    if (part.type === 'class') return hasPrefix(part.name);
    if (part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class' || part.kind === 'not' || !Array.isArray(part.selectors)) return false;
    return part.selectors.every((inner) => isScoped(inner, hasPrefix));
  });
}
