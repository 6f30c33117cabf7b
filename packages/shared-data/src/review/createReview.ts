import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { SiteNotice } from '../kinds/site-settings/siteNotices';
import type { SiteRedirect } from '../kinds/site-settings/siteRedirects';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { countAppeals, decideAppeal, listAppeals } from './appeals';
import { readAppHealth, resumeCanary } from './appHealth';
import { listAudit } from './auditLog';
import { listLinks } from './brokenLinks';
import { decideItem } from './decideItem';
import { handleItem } from './handling';
import { importPart } from './importPart';
import { listItemVersions, readItemVersion } from './itemVersions';
import { countMail, readMail, saveMail } from './mail';
import { findMember, grantRole } from './memberActions';
import { listHiddenProfiles, showProfile } from './profileRemovals';
import { readPublishing, savePublishing } from './publishingSettings';
import { countQueue, listQueue } from './queue';
import { countReports, decideReport, handleReport, listReports } from './reports';
import { readForReview } from './reviewItem';
import { listRoleHolders } from './roleHolders';
import { readNotices, readRedirects, saveSetting, type SettingChange } from './siteSettings';
import { readUsage } from './usage';

/** Operations for reviewers and administrators. All of them reject only with DataError. */
export type Review = ReturnType<typeof createReview>;

/** Creates the operations for a reviewer. The security rules recognize reviewers by their token. */
export function createReview(config: DataConfig, options: DataOptions) {
  const client = createFirestoreClient(config, options);
  const withClient =
    <Input extends readonly unknown[], Output>(run: (client: FirestoreClient, ...input: Input) => Output) =>
    (...input: Input) =>
      run(client, ...input);
  const callAction =
    <Input, Output>(call: (input: Input, options: DataOptions) => Output) =>
    (input: Input) =>
      call(input, options);
  return {
    listQueue: withClient(listQueue),
    countQueue: withClient(countQueue),
    readItem: withClient(readForReview),
    listVersions: withClient(listItemVersions),
    readVersion: withClient(readItemVersion),
    handleItem: withClient(handleItem),
    decide: withClient(decideItem),
    listReports: withClient(listReports),
    countReports: withClient(countReports),
    handleReport: withClient(handleReport),
    decideReport: withClient(decideReport),
    listAppeals: withClient(listAppeals),
    countAppeals: withClient(countAppeals),
    decideAppeal: withClient(decideAppeal),
    listHiddenProfiles: withClient(listHiddenProfiles),
    showProfile: withClient(showProfile),
    listAudit: withClient(listAudit),
    listRoleHolders: withClient(listRoleHolders),
    listLinks: withClient(listLinks),
    findMember: callAction(findMember),
    grantRole: callAction(grantRole),
    readAppHealth: withClient(readAppHealth),
    resumeCanary: callAction(resumeCanary),
    readUsage: withClient(readUsage),
    importPart: callAction(importPart),
    readNotices: withClient(readNotices),
    saveNotices: (change: SettingChange<SiteNotice>) => saveSetting('save-notices', change, options),
    readRedirects: withClient(readRedirects),
    saveRedirects: (change: SettingChange<SiteRedirect>) => saveSetting('save-redirects', change, options),
    readPublishing: withClient(readPublishing),
    savePublishing: callAction(savePublishing),
    readMail: withClient(readMail),
    countMail: () => countMail(options),
    saveMail: callAction(saveMail),
  };
}
