import { getToken, isMember, renewToken, useSession } from '@adp/shared-auth';
import { callAction, dataConfig, DataError } from '@adp/shared-data/client';
import type { Person } from '@adp/shared-data/lists';
import { reportChoices, reportLimits } from '@adp/shared-data/moderation';
import { loadWriter } from '@adp/shared-data/writer';
import { isolate } from '@adp/shared-ui/format';
import { ReportPanel } from '@adp/shared-ui/report';
import { isVerified } from '../../lib/signInMethods';
import texts from '../../messages/report-en.json';
import { addTexts, isMessageId, useText } from '../../text';

export async function reportProfile() {
  await addTexts(texts);
  return ReportProfile;
}

function ReportProfile({ profile: { id: username, name, uid: subjectUid } }: { profile: Person }) {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const toWords = (id: string) => text(isMessageId(id) ? id : 'report.error.other');
  const getError = (error: unknown) => {
    const code = error instanceof DataError ? error.code : 'other';
    const isUnverified = code === 'denied' && session.user !== null && !isVerified(session.user);
    return toWords(`report.error.${isUnverified ? 'unverified' : code}`);
  };
  return (
    <ReportPanel
      title={text('report.dialog', { title: isolate(name) })}
      isMine={session.profile?.username === username}
      word={(part) => toWords(`report.${part}`)}
      reasons={reportChoices.reason}
      maxLength={reportLimits.text.max}
      onSend={({ reason, text: words }) =>
        sendReport({ item: username, title: name, reason, text: words, uid, subjectUid }).catch(getError)
      }
    />
  );
}

interface ProfileReport {
  readonly item: string;
  readonly title: string;
  readonly reason: string;
  readonly text: string;
  readonly uid: string | undefined;
  readonly subjectUid: string;
}

/** Stores a member's report in Firestore. Sends a visitor's report to the site's function. @throws DataError */
async function sendReport({ uid, subjectUid, title, reason: chosen, ...rest }: ProfileReport): Promise<undefined> {
  const reason = reportChoices.reason.find((each) => each === chosen) ?? 'other';
  const report = { ...rest, collection: 'profiles', reason } as const;
  if (uid === undefined) await callAction('report', report);
  else
    await (
      await loadWriter(await dataConfig(), { getToken, renewToken })
    ).report({ ...report, title, uid, subjectUid });
  return undefined;
}
