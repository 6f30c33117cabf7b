import { useSearchParams } from 'react-router-dom';
import { ActionPage } from './ActionPage';
import { toEmailLink } from './emailAction';
import { WhySignIn } from './WhySignIn';

/** Where links in e-mails lead; without a link, explains why some pages need signing in. */
export function AuthorizationPage() {
  const [params] = useSearchParams();
  const link = toEmailLink(params);
  // Another link in the same tab starts again.
  return link ? <ActionPage key={link.code} link={link} /> : <WhySignIn />;
}
