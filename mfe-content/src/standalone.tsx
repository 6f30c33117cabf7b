import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { kinds } from './lib/kinds';
import { listPath, paths } from './paths';

void renderStandalone({ app, home: paths.knowledgeProducts, links: kinds.map(listPath) });
