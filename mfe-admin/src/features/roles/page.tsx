import { withStore } from '@adp/shared-store';
import roleTexts from '../../messages/roles-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { RolesPage } from './RolesPage';

export async function rolesPage() {
  await addTexts(roleTexts);
  return { Component: withStore(store, RolesPage) };
}
