import { isMember, useSession } from '@adp/shared-auth';
import type { Versioned } from '@adp/shared-data/client';
import type { User } from '@adp/shared-data/member';
import type { MemberDocument } from '@adp/shared-store';
import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { ErrorSummary, Fields, Form, type FormError } from '@adp/shared-ui/forms';
import { Link } from 'react-router-dom';
import formStyles from '../../components/Form.module.css';
import { useUsername } from '../../components/profile/useUsername';
import { isUsernameError } from '../../components/profile/UsernameField';
import { listErrors, useProfileErrorText } from '../../components/profile/useProfileErrorText';
import { profilePath } from '../../paths';
import { useText } from '../../text';
import { ConflictNotice } from './ConflictNotice';
import { LeaveDialog } from './LeaveDialog';
import { Preview } from './Preview';
import styles from './ProfileEditor.module.css';
import { ProfileFields } from './ProfileFields';
import { useLeaveWarning } from './useLeaveWarning';
import { useProfileEditor, type ProfileEditorState } from './useProfileEditor';

interface ProfileEditorProps {
  readonly uid: string;
  readonly initial: Versioned<User>;
  readonly readMember: () => Promise<MemberDocument>;
}

export function ProfileEditor(props: ProfileEditorProps) {
  const text = useText();
  const editor = useProfileEditor(props);
  const { form, values, stored, newer, restored, isUnsaved, isSaved } = editor;
  const { isSubmitting, submitCount } = form.formState;
  // Signed-out members are redirected to the sign-in page. Their draft stays on the device.
  const isSignedIn = isMember(useSession());
  const blocker = useLeaveWarning(isUnsaved && isSignedIn);
  const username = useUsername(values.username, [stored.item.username]);
  const summary = useSummary(editor, username);
  const isRenamed = values.username !== stored.item.username;
  return (
    <div className={styles['columns']}>
      <Form className={formStyles['form']} isPending={isSubmitting} onSubmit={editor.submit}>
        <ErrorSummary title={text('error.list')} errors={summary} attempt={submitCount} />
        {newer ? (
          <ConflictNotice
            newer={newer}
            values={values}
            onChooseTyped={editor.chooseTyped}
            onChooseNewer={editor.chooseNewer}
          />
        ) : null}
        {restored && isUnsaved ? (
          <div className={formStyles['note']}>
            <p>{text('edit.restored', { time: formatDateTime(restored) })}</p>
            <Button secondary onClick={editor.discard}>
              {text('edit.discard')}
            </Button>
          </div>
        ) : null}
        {editor.isDraftStored ? null : <p className={formStyles['note']}>{text('edit.notStored')}</p>}
        <Fields className={formStyles['form']} isSending={isSubmitting}>
          <ProfileFields form={form} values={values} username={username} progress={editor.progress}>
            {isRenamed && !isUsernameError(username) ? (
              <p className={formStyles['note']}>{text('edit.rename')}</p>
            ) : null}
          </ProfileFields>
        </Fields>
        <div className={styles['foot']}>
          <Button type="submit" disabled={isSubmitting || isUsernameError(username)}>
            {text(isSubmitting ? 'edit.saving' : 'edit.save')}
          </Button>
          <p role="status" className={isSaved ? styles['saved'] : formStyles['quiet']}>
            {isSaved ? text('edit.saved') : isUnsaved ? text('edit.unsaved') : ''}
          </p>
          {isSaved ? (
            <Link className={formStyles['link']} to={profilePath(stored.item.username)}>
              {text('edit.see')}
            </Link>
          ) : null}
        </div>
      </Form>
      <Preview form={values} />
      <LeaveDialog blocker={blocker} />
    </div>
  );
}

function useSummary({ form }: ProfileEditorState, username: ReturnType<typeof useUsername>): readonly FormError[] {
  const text = useText();
  const getErrorText = useProfileErrorText();
  const { errors, submitCount } = form.formState;
  if (submitCount === 0) return [];
  const formErrors = listErrors(errors).map(({ field, index, code }) => ({
    field: index === undefined ? field : `${field}-${index}`,
    text: getErrorText(field, code, index !== undefined),
  }));
  const isTaken = !errors.username && (username === 'taken' || username === 'reserved');
  const failed = errors.root?.['service']?.type;
  return [
    ...formErrors,
    ...(isTaken ? [{ field: 'username', text: text('username.taken') }] : []),
    ...(failed ? [{ text: text(failed === 'offline' ? 'error.offlineSave' : 'error.save') }] : []),
  ];
}
