import { withStore } from '@adp/shared-store';
import editTexts from '../../messages/edit-profile-en.json';
import memberTexts from '../../messages/member-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { EditProfilePage } from './EditProfilePage';

export async function editProfilePage() {
  await addTexts(editTexts, memberTexts);
  return { Component: withStore(store, EditProfilePage) };
}
