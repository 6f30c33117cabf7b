import { withStore } from '@adp/shared-store';
import roleTexts from '../../messages/roles-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { RolesPage } from './RolesPage';

/** /admin/roles with its texts. */
export async function rolesPage() {
  await addTexts(roleTexts);
  return { Component: withStore(store, RolesPage) };
}
