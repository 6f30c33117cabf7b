import { useSearchParams } from 'react-router-dom';
import { ActionPage } from './ActionPage';
import { toEmailLink } from './emailAction';
import { WhySignIn } from './WhySignIn';

/** The target of links in emails. Without a link, explains why some pages require a sign-in. */
export function AuthorizationPage() {
  const [params] = useSearchParams();
  const link = toEmailLink(params);
  // Another link in the same tab resets the page.
  return link ? <ActionPage key={link.code} link={link} /> : <WhySignIn />;
}
