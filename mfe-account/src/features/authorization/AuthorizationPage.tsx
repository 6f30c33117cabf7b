import { useSearchParams } from 'react-router-dom';
import { ActionPage } from './ActionPage';
import { toEmailLink } from './emailAction';
import { WhySignIn } from './WhySignIn';

/** The page that links in emails open. Without a link, it explains why some pages require signing in. */
export function AuthorizationPage() {
  const [params] = useSearchParams();
  const link = toEmailLink(params);
  // Remount the page when another link is opened in the same tab.
  return link ? <ActionPage key={link.code} link={link} /> : <WhySignIn />;
}
