import securityRules from '@firebase/eslint-plugin-security-rules';
import tseslint from 'typescript-eslint';
import { compilerConfig, languageConfigs, testFiles } from './packages/app-kit/eslint/language.mjs';
import { directionRules } from './packages/app-kit/eslint/directions.mjs';
import { commentRules } from './config/eslint.comments.mjs';
import { vocabularyRules } from './config/eslint.vocabulary.mjs';
import { wallConfigs } from './packages/app-kit/eslint/walls.mjs';
import { isFull } from './tools/scripts/isFull.mjs';

const recommendedForRules = securityRules.configs['flat/recommended'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.types/**',
      '**/dist-standalone/**',
      '.site/**',
      '.tmp/**',
      '.local-data/**',
      '.nx/**',
      '.cache/**',
      '**/node_modules/**',
      // Sources of a former contract, which the present types do not fit.
      'packages/app-kit/fixtures/contract-1/**',
    ],
  },
  ...languageConfigs,
  ...(isFull ? [compilerConfig] : []),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    // Tests may be longer: many are a table of cases, or journeys that share one site.
    ignores: testFiles,
    rules: { 'max-lines': ['error', 300] },
  },
  // Google's own rules for firestore.rules and storage.rules.
  {
    ...recommendedForRules,
    // ESLint's cache requires a name for the parser.
    languageOptions: { parser: { ...recommendedForRules.languageOptions.parser, meta: { name: 'security-rules' } } },
  },
  ...wallConfigs(),
  directionRules,
  vocabularyRules,
  commentRules,
);
