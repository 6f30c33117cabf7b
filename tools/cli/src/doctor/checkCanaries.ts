import { appFolder } from '@adp/site-document/siteFile';
import { describeStop, readCanaries } from '../readCanaries';
import type { Check } from './finding';

/** Reports canaries that the site has stopped, because they stay in the manifest until they are replaced. */
export const checkCanaries: Check = async ({ name, site, fetch }, add) => {
  for (const [app, canary] of await readCanaries(site.origin, fetch)) {
    const reason = describeStop(canary);
    if (reason !== undefined)
      add(
        app,
        `The canary ${canary.build} was stopped: ${reason}.`,
        `Publish a corrected canary, or end it: npm run rollback -- ${appFolder(app)} --site ${name}`,
      );
  }
};
