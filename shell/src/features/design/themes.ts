/** The themes of the site (packages/shared-ui/src/tokens.css). */
export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/**
 * Makes `data-theme` select a theme for a part of the page: copies the tokens of each theme from the page's style sheets.
 * Returns the names of the tokens.
 */
export function declareThemes(): readonly string[] {
  const sheets = [...document.styleSheets];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
  const light = rules.filter(isRoot);
  const dark = rules.filter(isDark).flatMap(({ cssRules }) => [...cssRules].filter(isRoot));
  const declare = (theme: Theme, declared: readonly CSSStyleRule[]) => {
    const text = declared.map(({ style }) => style.cssText).join('');
    sheets[0]?.insertRule(`[data-theme='${theme}']{color-scheme:${theme};${text}}`);
  };
  declare('light', light);
  declare('dark', [...light, ...dark]);
  return light.flatMap(getNames).filter((name) => name.startsWith('--'));
}

const getNames = ({ style }: CSSStyleRule) => Array.from<string>(style);
const isRoot = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root';
const isDark = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark');
