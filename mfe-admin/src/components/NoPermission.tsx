import type { RoleName } from '@adp/shared-data/roles';
import { Button } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { sitePaths } from '../paths';
import { useRenewRoleMutation } from '../store/adminApi';
import { useText } from '../text';
import { Nothing } from './States';
import styles from './States.module.css';

/** Roles that have pages in this app. Each has a text `role.<name>`. */
export type RoleOfPage = Exclude<RoleName, 'member' | 'trusted'>;

/** Explains which role a page requires. Only a new token contains a recently granted role, so a button requests one. */
export function NoPermission({ uid, needs }: { readonly uid: string; readonly needs: RoleOfPage }) {
  const text = useText();
  const [renew, { isLoading, isSuccess, error }] = useRenewRoleMutation();
  const failure = error && (toAppError(error).code === 'offline' ? 'error.offline' : 'error.why');
  return (
    <Nothing title={text('role.title')}>
      <p>{text(`role.${needs}`)}</p>
      <Button secondary aria-disabled={isLoading} onClick={() => !isLoading && void renew(uid)}>
        {text(isLoading ? 'pending' : 'role.again')}
      </Button>
      <p role="status">{isSuccess ? text('role.same') : failure ? text(failure) : ''}</p>
      <Link className={styles['link']} to={sitePaths.home}>
        {text('role.home')}
      </Link>
    </Nothing>
  );
}
