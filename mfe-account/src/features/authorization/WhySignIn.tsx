import { isMember, useSession } from '@adp/shared-auth';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/PageHead';
import page from '../../components/Page.module.css';
import form from '../../components/Form.module.css';
import { useNextPath } from '../../lib/afterSignIn';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';

export function WhySignIn() {
  const text = useText();
  const next = useNextPath();
  const member = isMember(useSession());
  return (
    <div className={page['page']}>
      <PageHead title={text('action.why.title')}>
        <p>{text('action.why.text')}</p>
      </PageHead>
      <Link className={form['link']} to={member ? next : withNext(paths.login, next)}>
        {text(member ? 'action.continue' : 'action.signIn')}
      </Link>
    </div>
  );
}
