import editTexts from '../../messages/edit-profile-en.json';
import memberTexts from '../../messages/member-en.json';
import { loadPage } from '../../store/loadPage';
import { EditProfilePage } from './EditProfilePage';

export const load = () => loadPage(EditProfilePage, editTexts, memberTexts);
