import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { kinds } from './lib/kinds';
import { listPath } from './paths';

void renderStandalone({ app, home: listPath('knowledgeProduct'), links: kinds.map(listPath) });
