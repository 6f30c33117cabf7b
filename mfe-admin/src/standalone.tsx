import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { paths } from './paths';

void renderStandalone({ app, home: paths.queue, links: Object.values(paths) });
