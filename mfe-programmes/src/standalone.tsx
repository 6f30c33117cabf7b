import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { paths } from './paths';

void renderStandalone({ app, home: paths.about, links: Object.values(paths) });
