import { replace, useSearchParams } from 'react-router-dom';
import actionTexts from '../../messages/authorization-en.json';
import entryTexts from '../../messages/entry-en.json';
import identityTexts from '../../messages/identity-en.json';
import passwordRulesTexts from '../../messages/password-rules-en.json';
import { addTexts } from '../../text';
import { ActionPage } from './ActionPage';
import { toEmailLink, toRequestedLanguage } from './emailAction';
import { WhySignIn } from './WhySignIn';

/** The page that links in emails open. Without a link, it explains why some pages require signing in. */
function AuthorizationPage() {
  const [params] = useSearchParams();
  const link = toEmailLink(params);
  // Remount the page when another link is opened in the same tab.
  return link ? <ActionPage key={link.code} link={link} /> : <WhySignIn />;
}

export async function authorizationPage() {
  await addTexts(actionTexts, entryTexts, identityTexts, passwordRulesTexts);
  return { Component: AuthorizationPage };
}

export function loadAuthorization(href: string): Response | null {
  const target = toRequestedLanguage(href);
  if (target === undefined) return null;
  const response = replace(target);
  // A new language needs a full page load. The shell does not share `redirectDocument`, which sets this header.
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
