import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import { addTexts } from '../../text';
import { LoginPage } from './LoginPage';

export async function loginPage() {
  await addTexts(entryTexts, identityTexts);
  return { Component: LoginPage };
}

/** Loads the /sign-up page with its texts. A separate chunk keeps the code out of /login. */
export async function signUpPage() {
  const [Component] = await Promise.all([
    import(/* webpackChunkName: "sign-up" */ './signUp').then(({ loadSignUp }) => loadSignUp()),
    addTexts(entryTexts, identityTexts),
  ]);
  return { Component };
}
