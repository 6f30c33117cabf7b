import passwordRulesTexts from '../../messages/password-rules-en.json';
import signUpTexts from '../../messages/sign-up-en.json';
import { addTexts } from '../../text';
import { SignUpPage } from './SignUpPage';

export async function loadSignUp() {
  await addTexts(passwordRulesTexts, signUpTexts);
  return SignUpPage;
}
