import type { ServerReader } from '@adp/shared-data/changes';
import { type ContentKind, contentKinds, isMemberKind, kindNames } from '@adp/shared-data/content';
import type { Administrator } from '@adp/shared-data/administrator';
import type { AccountService } from './accounts/accounts';
import { composeAlerts } from './alerts/composeAlerts';
import { deleteOldMail } from './alerts/deleteOldMail';
import { updateFilters } from './alerts/filters';
import { matchAlerts } from './alerts/matchAlerts';
import { assignDigest } from './alerts/planDigests';
import { mailNotification } from './alerts/mailNotification';
import { deleteDataOfFormerMember } from './alerts/ownerData';
import { type MailOptions, sendMail } from './alerts/sendMail';
import { correctReminders } from './alerts/reminders/correctReminders';
import { sendReminders } from './alerts/reminders/sendReminders';
import { getDatedKind } from './alerts/reminders/toDatedItem';
import { deleteOldLimits } from './actions/dailyLimits';
import { updateAppHealth } from './health/updateAppHealth';
import { checkLinks } from './links/checkLinks';
import type { PublicFetch } from './network/fetchPublic';
import { checkUpload, type UploadEvent } from './background/checkUpload';
import type { DocumentEvent } from './background/events';
import { logSettings } from './background/logSettings';
import { notifyAppellant, notifyAuthor, notifyReporter } from './background/notifyOfDecisions';
import { handleProfileRemoval } from './background/updateProfileVisibility';
import { updateFileVisibility } from './background/updateFileVisibility';
import { publishProgrammes } from './background/publishProgrammes';
import { publishScheduled } from './background/publishScheduled';
import { saveRevision } from './background/saveRevision';
import { showApprovedLinks } from './background/showLinks';
import { updateBylineCopies } from './background/updateBylineCopies';
import { updateNameCopies } from './background/updateNameCopies';
import { updateSearchIndex } from './background/updateSearchIndex';
import { writeBulkFiles } from './background/writeBulkFiles';
import { noteSitemapChange } from './sitemaps/noteSitemapChange';
import { updateSitemaps } from './sitemaps/updateSitemaps';

interface Trigger {
  /** The path pattern of the documents whose writes are handled. */
  readonly document: string;
  /** The handlers of the trigger. If one of them fails, the event is delivered to all of them again. */
  readonly handlers: readonly ((event: DocumentEvent, administrator: Administrator) => Promise<void>)[];
}

interface Schedule {
  readonly everyMinutes: number;
  /** The memory of the function, if it needs more than the others. */
  readonly memory?: string;
  readonly create: (
    administrator: Administrator,
    options: BackgroundOptions,
  ) => (event: { readonly time: string }) => Promise<void>;
}

interface BackgroundOptions {
  readonly site: string;
  readonly reader: ServerReader;
  readonly fetchPublic?: PublicFetch;
  /** The members' accounts, for checks of their roles. Defaults to the accounts of `mail`. */
  readonly accounts?: AccountService;
  readonly mail?: MailOptions | undefined;
  /** Returns the current time in milliseconds since 1970, in rehearsals with a virtual clock. */
  readonly now?: () => number;
}

const itemTriggers = Object.fromEntries(
  kindNames.map((kind): [string, Trigger] => {
    const document = `${contentKinds[kind].collection}/{id}`;
    const handlers = [
      saveRevision,
      updateBylineCopies,
      noteSitemapChange,
      ...(isMemberKind(kind) ? [] : [updateFileVisibility]),
      ...(getDatedKind(document) ? [correctReminders] : []),
    ];
    return [`${kind}Written`, { document, handlers }];
  }),
) as Readonly<Record<`${ContentKind}Written`, Trigger>>;

export const triggers = {
  ...itemTriggers,
  reviewWritten: { document: 'reviews/{collection}/items/{id}', handlers: [notifyAuthor] },
  reportDecided: { document: 'reports/{id}', handlers: [notifyReporter] },
  appealDecided: { document: 'appeals/{id}', handlers: [notifyAppellant] },
  publishingChanged: { document: 'settings/{id}', handlers: [logSettings] },
  approvalWritten: { document: 'approvals/{uid}', handlers: [showApprovedLinks] },
  profileWritten: { document: 'profiles/{id}', handlers: [noteSitemapChange] },
  profileRemovalWritten: { document: 'profile_removals/{uid}', handlers: [handleProfileRemoval] },
  subscriptionWritten: { document: 'subscriptions/{id}', handlers: [updateFilters, assignDigest] },
  notificationWritten: { document: 'notifications/{id}', handlers: [mailNotification] },
  memberWritten: { document: 'users/{uid}', handlers: [updateNameCopies, deleteDataOfFormerMember] },
} satisfies Readonly<Record<string, Trigger>>;

export const uploads = { fileUploaded: checkUpload };

export const schedules = {
  publishScheduled: {
    everyMinutes: 1,
    create: (administrator, { mail, accounts = mail?.accounts }) => publishScheduled(administrator, { accounts }),
  },
  publishProgrammes: { everyMinutes: 1, create: publishProgrammes },
  checkLinks: { everyMinutes: 60, create: checkLinks },
  // Building the index of 100,000 items needs 0.9 GB, and its state more (docs/decisions/186).
  updateSearchIndex: { everyMinutes: 1, memory: '2GiB', create: updateSearchIndex },
  writeBulkFiles: { everyMinutes: 60, create: writeBulkFiles },
  updateSitemaps: { everyMinutes: 5, create: updateSitemaps },
  matchAlerts: { everyMinutes: 1, create: matchAlerts },
  composeAlerts: {
    everyMinutes: 1,
    create: (administrator, { mail }) => composeAlerts(administrator, { sendsEmails: mail !== undefined }),
  },
  sendMail: { everyMinutes: 1, create: (administrator, { mail }) => sendMail(administrator, mail) },
  deleteOldMail: { everyMinutes: 60, create: deleteOldMail },
  sendReminders: { everyMinutes: 60, create: sendReminders },
  updateAppHealth: {
    everyMinutes: 10,
    create: (administrator, { site }) => updateAppHealth(administrator, { site }),
  },
  deleteOldLimits: { everyMinutes: 60, create: deleteOldLimits },
} satisfies Readonly<Record<string, Schedule>>;

/** Creates the handlers, which may be called more than once for an event, and in any order. */
export function createBackgroundWork(administrator: Administrator, options: BackgroundOptions) {
  return {
    triggers: mapValues(triggers, ({ document, handlers }: Trigger) => ({
      document,
      run: async (event: DocumentEvent) => {
        for (const handle of handlers) await handle(event, administrator);
      },
    })),
    uploads: mapValues(uploads, (handle) => ({ run: (event: UploadEvent) => handle(event, administrator) })),
    schedules: mapValues(schedules, ({ everyMinutes, create }: Schedule) => ({
      everyMinutes,
      run: create(administrator, options),
    })),
  };
}

function mapValues<Name extends string, From, To>(record: Readonly<Record<Name, From>>, convert: (value: From) => To) {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, convert(value)]);
  return Object.fromEntries(entries) as Readonly<Record<Name, To>>;
}
