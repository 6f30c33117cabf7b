import { isMember, useSession } from '@adp/shared-auth';
import { limits } from '@adp/shared-data';
import { Button, currentLocale } from '@adp/shared-ui';
import { counterText, ErrorSummary, SelectField, TextArea, TextField, type FormError } from '@adp/shared-ui/forms';
import { countries, countryName, languageName, languages } from '@adp/shared-ui/places';
import { Link } from 'react-router-dom';
import formStyles from '../../components/Form.module.css';
import { PictureField } from '../../components/picture/PictureField';
import { isUsernameError, UsernameField } from '../../components/username/UsernameField';
import { useUsername } from '../../components/username/useUsername';
import { useProfileErrorText } from './useProfileErrorText';
import { useLeaveWarning } from './useLeaveWarning';
import { profilePath } from '../../paths';
import { useText } from '../../text';
import { ChosenList } from './ChosenList';
import { ConflictNotice } from './ConflictNotice';
import { EntryList } from './EntryList';
import { LeaveDialog } from './LeaveDialog';
import { Preview } from './Preview';
import styles from './ProfileEditor.module.css';
import type { Editor } from './useEditor';

/** The form, and beside it what others will see. */
export function ProfileEditor({ editor }: { editor: Editor }) {
  const text = useText();
  // Who has been signed out is led to sign in again; what was typed is kept.
  const member = isMember(useSession());
  const blocker = useLeaveWarning(editor.unsaved && member);
  const { form, stored, change, attempt } = editor;
  const faultText = useProfileErrorText();
  const own = stored ? [stored.item.username] : [];
  const username = useUsername(form?.username ?? '', own);
  if (!form || !stored) return null;
  const locale = currentLocale();
  const counted = (value: string, max: number) => counterText(value, max, locale);
  const tried = attempt > 0;
  // A text that has grown too long says so at once; what is missing, only when it is saved.
  const errorOf = (field: string, place?: number) => {
    const fault = editor.faults.find((found) => found.field === field && found.place === place);
    return fault && (tried || fault.code === 'too-long') ? faultText(fault) : undefined;
  };
  const taken = editor.fault === 'already-exists' || username === 'taken' || username === 'reserved';
  const summary: FormError[] = tried
    ? [
        ...editor.faults.map((fault) => ({ field: idOf(fault.field, fault.place), text: faultText(fault) })),
        ...(taken && editor.faults.every(({ field }) => field !== 'username')
          ? [{ field: 'username', text: text('username.taken') }]
          : []),
        ...wholeFault(editor.fault, text),
      ]
    : [];
  return (
    <div className={styles['columns']}>
      <form
        className={formStyles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <ErrorSummary title={text('error.list')} errors={summary} attempt={attempt} />
        {editor.newer ? <ConflictNotice editor={editor} newer={editor.newer} /> : null}
        {editor.restored && editor.unsaved ? (
          <div className={formStyles['note']}>
            <p>{text('edit.restored', { time: timeOf(editor.restored, locale) })}</p>
            <Button quiet onClick={editor.discard}>
              {text('edit.discard')}
            </Button>
          </div>
        ) : null}
        {editor.kept ? null : <p className={formStyles['note']}>{text('edit.notStored')}</p>}
        <PictureField
          name={form.name}
          value={form.picture}
          onChange={(picture) => change({ picture })}
          sent={editor.sent}
        />
        <TextField
          id="name"
          name="name"
          label={text('member.name')}
          value={form.name}
          error={errorOf('name')}
          counter={counted(form.name, limits.name.max)}
          autoComplete="name"
          dir="auto"
          onChange={({ target }) => change({ name: target.value })}
        />
        <UsernameField
          value={form.username}
          state={editor.fault === 'already-exists' && username !== 'checking' ? 'taken' : username}
          onChange={(value) => change({ username: value })}
        />
        {own.includes(form.username) || isUsernameError(username) ? null : (
          <p className={formStyles['note']}>{text('edit.rename')}</p>
        )}
        <TextField
          id="position"
          name="position"
          label={text('edit.position')}
          value={form.position}
          error={errorOf('position')}
          counter={counted(form.position, limits.position.max)}
          autoComplete="organization-title"
          dir="auto"
          onChange={({ target }) => change({ position: target.value })}
        />
        <TextField
          id="company"
          name="company"
          label={text('edit.company')}
          value={form.company}
          error={errorOf('company')}
          counter={counted(form.company, limits.company.max)}
          autoComplete="organization"
          dir="auto"
          onChange={({ target }) => change({ company: target.value })}
        />
        <TextArea
          id="description"
          name="description"
          label={text('edit.description')}
          hint={text('edit.description.hint')}
          value={form.description}
          error={errorOf('description')}
          counter={counted(form.description, limits.description.max)}
          dir="auto"
          onChange={({ target }) => change({ description: target.value })}
        />
        <SelectField
          id="country"
          name="country"
          label={text('edit.country')}
          value={form.country}
          error={errorOf('country')}
          autoComplete="country"
          onChange={({ target }) => change({ country: target.value })}
        >
          <option value="">{text('edit.country.none')}</option>
          {countries(locale).map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </SelectField>
        <ChosenList
          id="languages"
          label={text('edit.languages')}
          hint={text('edit.languages.hint', { max: limits.languages.max })}
          values={form.languages}
          options={languages(locale)}
          max={limits.languages.max}
          getName={(code) => languageName(code, locale)}
          onChange={(values) => change({ languages: values })}
        />
        <EntryList
          id="expertise"
          legend={text('edit.expertise')}
          hint={text('edit.expertise.hint', { max: limits.expertise.max })}
          add={text('edit.expertise.add')}
          values={form.expertise}
          max={limits.expertise.max}
          getError={(place) => errorOf('expertise', place)}
          error={errorOf('expertise')}
          onChange={(values) => change({ expertise: values })}
        />
        <EntryList
          id="links"
          legend={text('edit.links')}
          hint={text('edit.links.hint', { max: limits.links.max })}
          add={text('edit.links.add')}
          url
          values={form.links}
          max={limits.links.max}
          getError={(place) => errorOf('links', place)}
          error={errorOf('links')}
          onChange={(values) => change({ links: values })}
        />
        <div className={styles['foot']}>
          <Button type="submit" disabled={editor.saving || isUsernameError(username)}>
            {text(editor.saving ? 'edit.saving' : 'edit.save')}
          </Button>
          <p role="status" className={editor.saved ? styles['saved'] : formStyles['quiet']}>
            {editor.saved ? text('edit.saved') : editor.unsaved ? text('edit.unsaved') : ''}
          </p>
          {editor.saved ? (
            <Link className={formStyles['link']} to={profilePath(stored.item.username)}>
              {text('edit.see')}
            </Link>
          ) : null}
        </div>
      </form>
      <Preview form={form} />
      <LeaveDialog blocker={blocker} />
    </div>
  );
}

/** The id of a field, or of an entry of a list. */
function idOf(field: string, place?: number): string {
  return place === undefined ? field : `${field}-${place}`;
}

function wholeFault(fault: Editor['fault'], text: ReturnType<typeof useText>): FormError[] {
  if (!fault || fault === 'already-exists' || fault === 'conflict') return [];
  return [{ text: text(fault === 'offline' ? 'error.offlineSave' : 'error.save') }];
}

function timeOf(time: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
