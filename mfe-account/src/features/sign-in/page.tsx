import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import { addTexts } from '../../text';
import { LoginPage } from './LoginPage';

export async function loginPage() {
  await addTexts(entryTexts, identityTexts);
  return { Component: LoginPage };
}

/** /sign-up with its texts. Its separate chunk has the code that /login does not need. */
export async function signUpPage() {
  const [Component] = await Promise.all([
    import(/* webpackChunkName: "sign-up" */ './signUp').then(({ loadSignUp }) => loadSignUp()),
    addTexts(entryTexts, identityTexts),
  ]);
  return { Component };
}
