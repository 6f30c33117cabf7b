import auditTexts from '../../messages/audit-en.json';
import { loadPage } from '../../store/loadPage';
import { AuditLogPage } from './AuditLogPage';

export const load = () => loadPage(AuditLogPage, auditTexts);
