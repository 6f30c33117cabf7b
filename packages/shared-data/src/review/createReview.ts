import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { FirestoreClient } from '../client/FirestoreClient';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { countAppeals, decideAppeal, listAppeals } from './appeals';
import { readAppHealth, resumeCanary } from './appHealth';
import { listAudit } from './auditLog';
import { listLinks } from './brokenLinks';
import { decideItem } from './decideItem';
import { handleItem } from './handling';
import { importPart } from './importPart';
import { listItemVersions, readItemVersion } from './itemVersions';
import { countMail, readMail } from './mail';
import { findMember, grantRole } from './memberActions';
import { listHiddenProfiles, showProfile } from './profileRemovals';
import { countQueue, listQueue } from './queue';
import { countReports, decideReport, handleReport, listReports } from './reports';
import { readForReview } from './reviewItem';
import { listRoleHolders } from './roleHolders';
import { readNotices, readPublishing, readRedirects, saveSetting } from './siteSettings';
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
    saveNotices: callAction(saveSetting('save-notices')),
    readRedirects: withClient(readRedirects),
    saveRedirects: callAction(saveSetting('save-redirects')),
    readPublishing: withClient(readPublishing),
    savePublishing: callAction(saveSetting('save-publishing')),
    readMail: withClient(readMail),
    countMail: () => countMail(options),
    saveMail: callAction(saveSetting('save-mail')),
  };
}
