import { isMember, type Session, useSession } from '@adp/shared-auth';
import { callAction } from '@adp/shared-data/client';
import { collections } from '@adp/shared-data/content';
import { reportChoices, reportLimits } from '@adp/shared-data/moderation';
import { isolate } from '@adp/shared-ui/format';
import { ReportPanel } from '@adp/shared-ui/report';
import { memberWriter } from '../../api/memberData';
import { toAppError } from '../../lib/errors';
import type { WholeItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { isMessageId, useText } from '../../text';

interface ReportItemProps {
  readonly kind: Kind;
  readonly item: Pick<WholeItem, 'authorUid' | 'id' | 'title' | 'translation'>;
}

/** Returns true if the rules accept the email address as verified. They trust the addresses of sign-in services. */
function isVerified(user: Session['user']): boolean {
  return user === null || user.emailVerified || user.providerData.some(({ providerId }) => providerId.endsWith('.com'));
}

/** A form for reporting an item. A member's report goes to the database, a visitor's to a server function. */
export function ReportItem({ kind, item }: ReportItemProps) {
  const { authorUid, id } = item;
  // A report must contain the stored title rather than its translation.
  const title = item.translation?.originalTitle ?? item.title;
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const word = (name: string) => {
    const id = `report.${name}`;
    return isMessageId(id) ? text(id) : name;
  };
  const send = async ({ reason: chosen, text: words }: { readonly reason: string; readonly text: string }) => {
    const reason = reportChoices.reason.find((offered) => offered === chosen) ?? 'other';
    const report = { collection: collections[kind], item: id, reason, text: words };
    try {
      if (uid === undefined) await callAction('report', report);
      else await (await memberWriter()).report({ ...report, title, uid, subjectUid: authorUid });
      return undefined;
    } catch (error) {
      const { code } = toAppError(error);
      const message = `report.error.${code === 'denied' && !isVerified(session.user) ? 'unverified' : code}`;
      return text(isMessageId(message) ? message : 'report.error.other');
    }
  };
  return (
    <ReportPanel
      title={text('report.dialog', { title: isolate(title) })}
      isMine={uid === authorUid}
      word={word}
      reasons={reportChoices.reason}
      maxLength={reportLimits.text.max}
      onSend={send}
    />
  );
}
