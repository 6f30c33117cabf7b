import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import { addTexts } from '../../text';
import { LoginPage } from './LoginPage';
import { SignUpPage } from './SignUpPage';

/** /login with its texts. */
export async function loginPage() {
  await addTexts(entryTexts, identityTexts);
  return { Component: LoginPage };
}

/** /sign-up with its texts. */
export async function signUpPage() {
  await addTexts(entryTexts, identityTexts);
  return { Component: SignUpPage };
}
