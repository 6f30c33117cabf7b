import type { AppModule } from '@adp/app-contract';
import { dispose } from '@adp/shared-ui';
import { routes, writingRoutes } from './routes';
import { resumeOutbox } from './resumeOutbox';
import { loadText, TextProvider } from './text';

/** The module that this app exposes as `./routes`. */
export const app: AppModule = {
  contract: __CONTRACT__,
  app: 'mfe_content',
  build: __BUILD_ID__,
  prepare: () => {
    resumeOutbox();
    return loadText();
  },
  dispose,
  Frame: TextProvider,
  routes: [...routes, ...writingRoutes],
};
