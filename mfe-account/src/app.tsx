import type { AppModule } from '@adp/app-contract';
import { dispose } from '@adp/shared-ui';
import { routes } from './routes';
import { loadText, TextProvider } from './text';

export const app: AppModule = {
  contract: __CONTRACT__,
  app: 'mfe_account',
  build: __BUILD_ID__,
  prepare: () => loadText(),
  dispose,
  Frame: TextProvider,
  routes,
};
