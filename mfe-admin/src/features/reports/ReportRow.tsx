import { type ListedReport, toReviewedKind } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Age } from '../../components/Age';
import { SelectedRow } from '../../components/Bulk';
import { HandlingWords } from '../../components/HandlingWords';
import { itemPath, profilePath, publicPath } from '../../paths';
import { useText } from '../../text';
import { toKindName } from './search';
import { ReportForms } from './ReportForms';
import styles from './Reports.module.css';
import type { OpenRow } from './useOpenRow';

interface ReportRowProps extends OpenRow {
  readonly uid: string;
  readonly report: ListedReport;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

export function ReportRow(props: ReportRowProps) {
  const text = useText();
  const { report, isSelected, onSelect } = props;
  if (report.status !== 'open')
    return (
      <li className={styles['row']}>
        <ReportWords {...props} />
      </li>
    );
  const label = text('reports.select', { title: isolate(report.title) });
  return (
    <SelectedRow label={label} isSelected={isSelected} onSelect={onSelect}>
      <ReportWords {...props} />
    </SelectedRow>
  );
}

function ReportWords({ uid, report, isOpen, onToggle, onDecided }: ReportRowProps) {
  const text = useText();
  const { id, title, reason, collection, status, createdAt, decidedAt, decisionReason } = report;
  return (
    <div className={styles['report']}>
      <Link className={list['title']} to={toPath(report)} dir="auto">
        {title}
      </Link>
      <p>{text('reports.of', { reason: text(`reports.reason.${reason}`), kind: text(toKindName(collection)) })}</p>
      <p className={list['written']} dir="auto">
        {report.text || text('reports.noText')}
      </p>
      <p className={list['quiet']}>
        {decidedAt ? (
          <span>{text('reports.decidedOn', { time: formatDateTime(decidedAt) })}</span>
        ) : (
          <Age since={createdAt} />
        )}
        <span>{` · ${text(report.reporterUid ? 'reports.byMember' : 'reports.byVisitor')}`}</span>
      </p>
      <HandlingWords uid={uid} handling={report} />
      {decisionReason ? (
        <p className={list['written']}>{text('reports.decided', { reason: isolate(decisionReason) })}</p>
      ) : null}
      {status === 'open' ? (
        <div>
          <Button secondary aria-expanded={isOpen} aria-describedby={`${id}-title`} onClick={onToggle}>
            {text(isOpen ? 'reports.close' : 'reports.handle')}
          </Button>
          <span id={`${id}-title`} hidden>
            {title}
          </span>
        </div>
      ) : null}
      {isOpen ? <ReportForms uid={uid} report={report} onDecided={onDecided} /> : null}
    </div>
  );
}

/** Returns the decision page for items, because it also shows items that are not public. */
function toPath({ collection, item }: ListedReport): string {
  if (collection === 'profiles') return profilePath(item);
  return toReviewedKind(collection) ? itemPath(collection, item) : publicPath(collection, item);
}
