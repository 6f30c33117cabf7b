import { replace } from 'react-router-dom';
import actionTexts from '../../messages/authorization-en.json';
import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import passwordRulesTexts from '../../messages/password-rules-en.json';
import { addTexts } from '../../text';
import { AuthorizationPage } from './AuthorizationPage';
import { toRequestedLanguage } from './emailAction';

export async function authorizationPage() {
  await addTexts(actionTexts, entryTexts, identityTexts, passwordRulesTexts);
  return { Component: AuthorizationPage };
}

/** Redirects to the language of the page that requested the email. */
export function loadAuthorization(href: string): Response | null {
  const target = toRequestedLanguage(href);
  if (target === undefined) return null;
  const response = replace(target);
  // Each language has its own documents. The router's `redirectDocument` would set this header, but the shell does not share that
  // function.
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
