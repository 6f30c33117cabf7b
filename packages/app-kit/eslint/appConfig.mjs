import tseslint from 'typescript-eslint';
import { directionRules } from './directions.mjs';
import { compilerConfig, languageConfigs, typedConfigs } from './language.mjs';
import { appWallConfigs } from './walls.mjs';

/** Lint rules for an app in its own repository: `export { default } from '@adp/app-kit/eslint';` */
export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.adp/**'] },
  ...languageConfigs,
  ...typedConfigs,
  compilerConfig,
  ...appWallConfigs(),
  directionRules,
);
