import { renderStandalone } from '@adp/shared-ui/standalone';
import { app } from './app';
import { paths } from './paths';

void renderStandalone({ app, home: paths.people, links: Object.values(paths) });
