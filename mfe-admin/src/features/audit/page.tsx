import { withStore } from '@adp/shared-store';
import auditTexts from '../../messages/audit-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { AuditLogPage } from './AuditLogPage';

export async function auditPage() {
  await addTexts(auditTexts);
  return { Component: withStore(store, AuditLogPage) };
}
