import type { DataReader } from '@adp/shared-data/client';
import { collections } from '@adp/shared-data/content';
import type { Administrator } from '@adp/shared-data/administrator';
import { deleteOldLimits } from '../actions/dailyLimits';
import { checkLinks } from '../links/checkLinks';
import type { PublicFetch } from '../network/fetchPublic';
import { checkUpload } from './checkUpload';
import { logSettings } from './logSettings';
import { notifyAppellant, notifyAuthor, notifyReporter } from './notifyOfDecisions';
import { carryOutRemoval } from './placeProfile';
import { placeFiles } from './placeFiles';
import { publishProgrammes } from './publishProgrammes';
import { publishScheduled } from './publishScheduled';
import { saveRevision } from './saveRevision';
import { showApprovedLinks } from './showLinks';
import { updateBylineCopies } from './updateBylineCopies';
import { updateNameCopies } from './updateNameCopies';
import { updateSearchIndex } from './updateSearchIndex';

/** Document paths of the triggers. */
export const triggerDocuments = {
  articleWritten: `${collections.article}/{id}`,
  eventWritten: `${collections.event}/{id}`,
  opportunityWritten: `${collections.opportunity}/{id}`,
  productWritten: `${collections.product}/{id}`,
  knowledgeProductWritten: `${collections.knowledgeProduct}/{id}`,
  reviewWritten: 'reviews/{collection}/items/{id}',
  reportDecided: 'reports/{id}',
  appealDecided: 'appeals/{id}',
  publishingChanged: 'settings/{id}',
  approvalWritten: 'approvals/{uid}',
  profileRemovalWritten: 'profile_removals/{uid}',
  memberWritten: 'users/{uid}',
} as const;

/** Names of the handlers that run after uploads. */
export const uploadHandlers = ['fileUploaded'] as const;

/** Interval of each schedule, in minutes. */
export const scheduleMinutes = {
  publishScheduled: 1,
  publishProgrammes: 1,
  deleteOldLimits: 60,
  checkLinks: 60,
  updateSearchIndex: 1,
} as const;

interface BackgroundOptions {
  /** Reads public documents. */
  readonly reader: DataReader;
  /** Fetches the links of items. */
  readonly fetchPublic?: PublicFetch;
}

/** Creates the handlers of triggers and schedules. Each may be called more than once for an event, and in any order. */
export function createBackgroundWork(administrator: Administrator, options: BackgroundOptions) {
  const itemHandlers = [saveRevision(administrator), updateBylineCopies(administrator)];
  const handleItem = runAll(...itemHandlers);
  const toTrigger = <Name extends keyof typeof triggerDocuments>(name: Name, run: ReturnType<typeof saveRevision>) => ({
    document: triggerDocuments[name],
    run,
  });
  return {
    triggers: {
      articleWritten: toTrigger('articleWritten', handleItem),
      eventWritten: toTrigger('eventWritten', handleItem),
      opportunityWritten: toTrigger('opportunityWritten', handleItem),
      productWritten: toTrigger('productWritten', handleItem),
      knowledgeProductWritten: toTrigger('knowledgeProductWritten', runAll(...itemHandlers, placeFiles(administrator))),
      reviewWritten: toTrigger('reviewWritten', notifyAuthor(administrator)),
      reportDecided: toTrigger('reportDecided', notifyReporter(administrator)),
      appealDecided: toTrigger('appealDecided', notifyAppellant(administrator)),
      publishingChanged: toTrigger('publishingChanged', logSettings(administrator)),
      approvalWritten: toTrigger('approvalWritten', showApprovedLinks(administrator)),
      profileRemovalWritten: toTrigger('profileRemovalWritten', carryOutRemoval(administrator)),
      memberWritten: toTrigger('memberWritten', updateNameCopies(administrator)),
    },
    uploads: { fileUploaded: { run: checkUpload(administrator) } },
    schedules: {
      publishScheduled: { everyMinutes: scheduleMinutes.publishScheduled, run: publishScheduled(administrator) },
      publishProgrammes: { everyMinutes: scheduleMinutes.publishProgrammes, run: publishProgrammes(administrator) },
      checkLinks: { everyMinutes: scheduleMinutes.checkLinks, run: checkLinks(administrator, options) },
      updateSearchIndex: {
        everyMinutes: scheduleMinutes.updateSearchIndex,
        run: updateSearchIndex(administrator, options.reader),
      },
      deleteOldLimits: { everyMinutes: scheduleMinutes.deleteOldLimits, run: deleteOldLimits(administrator) },
    },
  };
}

/** Combines the handlers of an event. If one fails, the event is delivered to all of them again. */
function runAll(...handlers: readonly ReturnType<typeof saveRevision>[]): ReturnType<typeof saveRevision> {
  return async (event) => {
    for (const handle of handlers) await handle(event);
  };
}
