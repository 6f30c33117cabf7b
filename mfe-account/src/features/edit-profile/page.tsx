import editTexts from '../../messages/edit-profile-en.json';
import memberTexts from '../../messages/member-en.json';
import { addTexts } from '../../text';
import { EditProfilePage } from './EditProfilePage';

/** /edit-profile, its texts at hand. */
export async function editProfilePage() {
  await addTexts(editTexts, memberTexts);
  return { Component: EditProfilePage };
}
