import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { paths } from './paths';

void renderStandalone({ app, home: paths.home, links: Object.values(paths) });
