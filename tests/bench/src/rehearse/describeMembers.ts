import { maxEmailsPerRun } from '@adp/functions';
import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount, formatPercent } from './format';
import type { Part } from './Part';
import type { AlertsRehearsal, Cost } from './rehearseAlerts';
import { type Membership, type MemberStep, memberViews } from './rehearseMembers';

type Quantity = keyof Cost;

/** Describes what signed-in members read and write, and the emails about the topics that they follow. */
export function describeMembers({ steps, alerts }: Membership): Part {
  const add = (all: readonly MemberStep[], name: 'documentsRead' | 'ruleDocumentReads' | 'documentsWritten') =>
    all.reduce((sum, step) => sum + step.perDay * step[name], 0);
  const views = steps.filter(({ isEdit }) => !isEdit);
  const read = add(steps, 'documentsRead');
  const written = add(steps, 'documentsWritten');
  const followers = assumptions.members / assumptions.alertMembers;
  const digestEmails = alerts.digestEmails * followers;
  const immediateEmails = (alerts.immediateEmails * followers * assumptions.publications) / alerts.publications;
  const emails = immediateEmails + digestEmails;
  const jobs = toDailyCosts(alerts, { emails, followers });
  const addJobs = (name: Quantity) => jobs.reduce((sum, { cost }) => sum + cost[name], 0);
  const { subscriptions, topics, publications } = alerts;
  return {
    section: `## Members

The world has ${formatCount(assumptions.members)} members. ${formatPercent(assumptions.memberVisitShare)} of the visits are of signed-in members. Their public pages are part of the
quantities above, and this section counts what their browsers request in addition. The requests are those of the shell and of
the apps. Each of them was measured with ${assumptions.memberSamples} members, and extrapolated to the day.

${table(
  ['', 'times per day', 'documents read', 'of them by rules', 'documents written'],
  steps.map(({ name, perDay, documentsRead, ruleDocumentReads, documentsWritten }) => [
    name,
    formatCount(perDay),
    documentsRead.toFixed(1),
    ruleDocumentReads.toFixed(1),
    documentsWritten.toFixed(1),
  ]),
)}

A signed-in page reads ${(add(views, 'documentsRead') / memberViews).toFixed(1)} documents on average, ${(add(views, 'ruleDocumentReads') / memberViews).toFixed(1)} of them by rules. In a day, members read ${formatCount(read)} and write ${formatCount(written)}
documents.

## Alerts

The background work ran with ${formatCount(assumptions.alertMembers)} of the members, who follow ${formatCount(topics)} topics with ${formatCount(subscriptions)} subscriptions: for some
minutes with ${formatCount(publications)} publications, and then at the time of most daily emails. The table multiplies what depends on followers
to all members, and the minutes to the day's ${formatCount(assumptions.publications)} publications. The mail transport only counts.

${table(
  ['work of a day', 'documents read', 'documents written', 'documents deleted'],
  jobs.map(({ name, cost }) => [
    name,
    formatCount(cost.documentsRead),
    formatCount(cost.documentsWritten),
    formatCount(cost.documentsDeleted),
  ]),
)}

- With all members, each publication reads ${formatCount((alerts.matching.documentsRead + alerts.planning.documentsRead * followers) / publications)} documents and writes ${formatCount((alerts.matching.documentsWritten + alerts.planning.documentsWritten * followers) / publications)}.
- ${formatCount(emails)} emails a day: ${formatCount(immediateEmails)} immediately after publications, and ${formatCount(digestEmails)} daily and weekly emails. Topics that no
  rehearsed publication matches are missing in the daily emails.
- The daily emails of these members are composed within ${formatCount(alerts.composedAfter)} minutes, and the last one is sent after ${formatCount(alerts.sentAfter)} minutes. A
  run sends at most ${formatCount(maxEmailsPerRun)} emails, so those of all members need at least ${formatCount(digestEmails / maxEmailsPerRun)} minutes.
- The document with the most writes is \`${alerts.hottest.path}\`, with ${alerts.hottest.perSecond.toFixed(2)} writes per second.`,
    charges: [
      { name: 'documents read by signed-in members', quantity: read, price: 'firestoreReads' },
      { name: 'documents written by signed-in members', quantity: written, price: 'firestoreWrites' },
      { name: 'documents read for alerts', quantity: addJobs('documentsRead'), price: 'firestoreReads' },
      { name: 'documents written for alerts', quantity: addJobs('documentsWritten'), price: 'firestoreWrites' },
      { name: 'documents deleted for alerts', quantity: addJobs('documentsDeleted'), price: 'firestoreDeletes' },
    ],
    uses: [
      { name: 'documents read by signed-in members', quantity: read, quota: 'freeReads' },
      { name: 'documents read for alerts', quantity: addJobs('documentsRead'), quota: 'freeReads' },
      { name: 'documents written by signed-in members', quantity: written, quota: 'freeWrites' },
      { name: 'documents written for alerts', quantity: addJobs('documentsWritten'), quota: 'freeWrites' },
      { name: 'documents deleted for alerts', quantity: addJobs('documentsDeleted'), quota: 'freeDeletes' },
      { name: 'members who sign in on a day', quantity: assumptions.activeMembers, quota: 'freeActiveMembers' },
      { name: 'a document of alerts', quantity: alerts.hottest.perSecond, quota: 'documentWrites' },
      { name: 'documents of the daily emails', quantity: alerts.writesPerSecond, quota: 'sequentialWrites' },
    ],
  };
}

/** Extrapolates the measured minutes to a day. */
function toDailyCosts(
  alerts: AlertsRehearsal,
  { emails, followers }: { readonly emails: number; readonly followers: number },
): readonly { readonly name: string; readonly cost: Cost }[] {
  const factor = assumptions.publications / alerts.publications;
  return [
    { name: 'compare publications with topics', cost: multiply(alerts.matching, factor) },
    { name: 'assign topics to followers for the first time', cost: multiply(alerts.firstPlanning, followers) },
    { name: 'assign publications to followers', cost: multiply(alerts.planning, factor * followers) },
    { name: 'compose daily emails', cost: multiply(alerts.composing, followers) },
    { name: 'send emails', cost: multiply(alerts.sending, alerts.sentEmails > 0 ? emails / alerts.sentEmails : 0) },
  ];
}

function multiply(cost: Cost, factor: number): Cost {
  return {
    documentsRead: cost.documentsRead * factor,
    documentsWritten: cost.documentsWritten * factor,
    documentsDeleted: cost.documentsDeleted * factor,
  };
}
