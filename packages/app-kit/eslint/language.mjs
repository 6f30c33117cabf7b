import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import typed from './typed.json' with { type: 'json' };

const hookRules = reactHooks.configs.recommended.rules;
const compilerRules = Object.fromEntries(
  Object.entries(hookRules).filter(([name]) => !/rules-of-hooks|exhaustive-deps/.test(name)),
);

/** Names of test files, which the first override of typed.json contains. */
export const [{ files: testFiles }] = typed.overrides;

const restrictedEverywhere = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
    message: 'No `...{ a, b }` to group fields: name each field of the object.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression.argument',
    message: 'No `{...{ a, b }}` to group attributes: write `a={a} b={b}`.',
  },
  {
    selector: 'ExpressionStatement > UnaryExpression[operator="void"] > Identifier.argument',
    message: 'No `void x`: a field that is omitted by destructuring needs no use.',
  },
];

const restrictedInProduct = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'No `as unknown as`: check the value at run time, or fix the type.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(to|href)$/][value.type="Literal"][value.value=/^\\u002f/]',
    message: 'No URL in JSX: import it from paths.ts.',
  },
  {
    selector: 'JSXOpeningElement[name.name="a"] > JSXAttribute[name.name="href"] MemberExpression[object.name="paths"]',
    message: "A URL without the page's language: use <Link>, or localPath() of @adp/shared-ui.",
  },
  {
    selector: 'JSXText[value=/[A-Za-z]{2,}/]',
    message: 'No text in JSX: put it in messages/en.json.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'No HTML from strings: render elements.',
  },
];

export const languageConfigs = tseslint.config(
  { ...js.configs.recommended, files: ['**/*.{js,cjs,mjs,ts,tsx}'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      'react-hooks/rules-of-hooks': hookRules['react-hooks/rules-of-hooks'],
      'react-hooks/exhaustive-deps': hookRules['react-hooks/exhaustive-deps'],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Allow `typeof import('./messages/en.json')`, with which `text.ts` lists catalogs.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Allow `const { omitted, ...rest } = object`, which omits a field.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'no-restricted-syntax': ['error', ...restrictedEverywhere, ...restrictedInProduct],
    },
  },
  {
    files: testFiles,
    rules: { 'no-restricted-syntax': ['error', ...restrictedEverywhere] },
  },
  {
    ...jsxA11y.configs.recommended,
    files: ['**/*.tsx'],
    ignores: testFiles,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Allow `tabIndex` on scrollable regions, which must be focusable for keyboard users (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        { groups: [['builtin'], ['external', 'internal'], ['parent'], ['sibling', 'index']] },
      ],
    },
  },
  {
    // TypeScript checks imports in its own files. These scripts run unchecked, and some run only when an operator needs them.
    files: ['**/*.mjs'],
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: { 'import-x/named': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: testFiles,
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedEverywhere],
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
    },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        exports: 'writable',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        jest: 'readonly',
        fetch: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
      },
    },
  },
);

/**
 * Rules that need type information, for apps in their own repositories. In this repository, oxlint runs the same rules
 * (decision 204). Loaders may throw a Response, which the router treats as a redirect or an error page. Tests may convert
 * objects to text implicitly, because '[object Object]' makes an expectation fail anyway.
 */
export const typedConfigs = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: typed.rules,
  },
  ...typed.overrides,
];

/** Rules that run the React compiler on each file with components or hooks. They take half of the time of a lint run. */
export const compilerConfig = {
  files: ['**/*.tsx', '**/use*.ts'],
  ignores: ['**/*.test.tsx', 'tests/e2e/**'],
  plugins: { 'react-hooks': reactHooks },
  rules: compilerRules,
};
