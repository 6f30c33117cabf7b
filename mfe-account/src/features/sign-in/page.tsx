import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import { addTexts } from '../../text';
import { LoginPage } from './LoginPage';

/** /login with its texts. */
export async function loginPage() {
  await addTexts(entryTexts, identityTexts);
  return { Component: LoginPage };
}

/** /sign-up, whose chunk has what /login does without, with its texts. */
export async function signUpPage() {
  const [Component] = await Promise.all([
    import(/* webpackChunkName: "sign-up" */ './signUp').then(({ loadSignUp }) => loadSignUp()),
    addTexts(entryTexts, identityTexts),
  ]);
  return { Component };
}
