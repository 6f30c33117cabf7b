import actionTexts from '../../messages/authorization-en.json';
import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import { addTexts } from '../../text';
import { AuthorizationPage } from './AuthorizationPage';

/** /authorization with its texts. */
export async function authorizationPage() {
  await addTexts(actionTexts, entryTexts, identityTexts);
  return { Component: AuthorizationPage };
}
