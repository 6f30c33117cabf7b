export { default } from '@adp/app-kit/eslint';
