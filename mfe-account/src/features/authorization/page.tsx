import { replace } from 'react-router-dom';
import actionTexts from '../../messages/authorization-en.json';
import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import passwordRulesTexts from '../../messages/password-rules-en.json';
import { addTexts } from '../../text';
import { AuthorizationPage } from './AuthorizationPage';
import { toRequestedLanguage } from './emailAction';

/** /authorization with its texts. */
export async function authorizationPage() {
  await addTexts(actionTexts, entryTexts, identityTexts, passwordRulesTexts);
  return { Component: AuthorizationPage };
}

/** Leads on to the language of the page that a link's mail was requested on. */
export function loadAuthorization(href: string): Response | null {
  const target = toRequestedLanguage(href);
  if (target === undefined) return null;
  const response = replace(target);
  // Each language has documents of its own. The router's `redirectDocument` sets this, too; it is not among what the shell shares.
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
