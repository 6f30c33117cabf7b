import type { AppModule } from '@adp/app-contract';
import { dispose } from '@adp/shared-ui';
import { editRoutes, routes } from './routes';
import { loadText, TextProvider } from './text';

export const app: AppModule = {
  contract: __CONTRACT__,
  app: 'mfe_programmes',
  build: __BUILD_ID__,
  prepare: () => loadText(),
  dispose,
  Frame: TextProvider,
  routes: [...routes, ...editRoutes],
};
