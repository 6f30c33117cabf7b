import type { AppModule } from '@adp/app-contract';
import { routes } from './routes';
import { loadText, TextProvider } from './text';

/** The module that this app exposes as `./routes`. */
export const app: AppModule = {
  contract: __CONTRACT__,
  app: 'my_app',
  build: __BUILD_ID__,
  prepare: () => loadText(),
  Frame: TextProvider,
  routes,
};
