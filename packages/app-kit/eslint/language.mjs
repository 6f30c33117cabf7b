import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const hookRules = reactHooks.configs.recommended.rules;
const compilerRules = Object.fromEntries(
  Object.entries(hookRules).filter(([name]) => !/rules-of-hooks|exhaustive-deps/.test(name)),
);

/** Tests and their support code. */
export const testFiles = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];

/** Syntax that no code may use. */
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

/** Syntax that only tests may use. */
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

/** Rules for the language and for React, shared by every package and every app. */
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
      '@typescript-eslint/consistent-type-imports': 'error',
      // `const { omitted, ...rest } = object` omits a field.
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
      // A scrollable region must be focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable).
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
    // TypeScript checks the imports of its own files. These run unchecked, and some only when an operator needs them.
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
        Buffer: 'readonly',
        jest: 'readonly',
        fetch: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
      },
    },
  },
);

/** Rules that need types (decision 143). */
export const typedConfigs = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The router treats a thrown Response as a redirect or an error page.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
    },
  },
  {
    files: testFiles,
    // In tests, '[object Object]' makes an expectation fail anyway.
    rules: { '@typescript-eslint/no-base-to-string': 'off' },
  },
];

/** Rules that run React's compiler on each file with components or hooks. They take half of lint's time. */
export const compilerConfig = {
  files: ['**/*.tsx', '**/use*.ts'],
  ignores: ['**/*.test.tsx', 'tests/e2e/**'],
  plugins: { 'react-hooks': reactHooks },
  rules: compilerRules,
};
