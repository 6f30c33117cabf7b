import { transform } from 'lightningcss';
import webpack from 'webpack';

/**
 * Fails the build of an app whose style sheets reach beyond the app: every selector must name a class with the app's prefix, or
 * one of a library that it lists, and so must every name that is global to the page. Delete it when all browsers of the site support `@scope` and
 * apps are built with it.
 */
export class ScopeStylesPlugin {
  /** @param {readonly string[]} prefixes of class names, as `content-` */
  constructor(prefixes) {
    this.prefixes = prefixes;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScopeStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScopeStylesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) continue;
            for (const fault of findUnscoped(source.buffer(), this.prefixes))
              compilation.errors.push(new webpack.WebpackError(`${file}: ${fault}`));
          }
        },
      );
    });
  }
}

/**
 * What of the style sheet `code` would reach beyond its app, a sentence each.
 * @param {Buffer} code
 * @param {readonly string[]} prefixes
 * @returns {string[]}
 */
export function findUnscoped(code, prefixes) {
  const faults = [];
  const isOwn = (name) => prefixes.some((prefix) => name.startsWith(prefix));
  const lines = code.toString().split('\n');
  const check = (what, own, { line, column } = {}) => {
    if (own) return;
    const text = lines[line]?.slice(column - 1, column + 59).split('{')[0];
    faults.push(`${what} ${text ?? ''} has no name that begins with ${prefixes.join(' or ')}`);
  };
  transform({
    filename: 'app.css',
    code,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          for (const selector of selectors) check('the selector', namesOwn(selector, isOwn), loc);
        },
        keyframes({ value: { name, loc } }) {
          check('the animation', isOwn(name.value), loc);
        },
        'font-face'({ value: { loc } }) {
          check('the font', false, loc);
        },
      },
    },
  });
  return faults;
}

/** Whether a part of the selector is a class of the app; a nested rule is below one that was checked. What `:not()` names does not limit it. */
function namesOwn(selector, isOwn) {
  return selector.some((part) => {
    if (part.type === 'class') return isOwn(part.name);
    if (part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class' || part.kind === 'not' || !Array.isArray(part.selectors)) return false;
    return part.selectors.every((inner) => namesOwn(inner, isOwn));
  });
}
