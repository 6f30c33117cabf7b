import type { User, Versioned } from '@adp/shared-data';
import { Button, currentLocale } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import formStyles from '../../components/Form.module.css';
import { toDraft } from '../../api/member';
import { toForm, type ProfileForm } from './profileForm';
import { useText } from '../../text';
import styles from './ConflictNotice.module.css';
import type { Editor } from './useEditor';

const texts = ['name', 'username', 'position', 'company', 'description'] as const;

/** That the profile was changed elsewhere: what stands there now, beside what is typed here, and the choice between them. */
export function ConflictNotice({ editor, newer }: { editor: Editor; newer: Versioned<User> }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [newer]);
  const newerForm = toForm(toDraft(newer.item));
  const differing = editor.form ? texts.filter((field) => newerForm[field] !== editor.form?.[field]) : [];
  const time = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div ref={box} className={formStyles['note']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>{text('edit.conflict')}</h2>
      <p>{text('edit.conflict.text', { time: time.format(newer.item.updatedAt) })}</p>
      <dl className={styles['list']}>
        {differing.map((field) => (
          <div key={field}>
            <dt>{text(labels[field])}</dt>
            <dd dir="auto">{newerForm[field] || text('edit.conflict.empty')}</dd>
          </div>
        ))}
      </dl>
      <div className={formStyles['buttons']}>
        <Button onClick={editor.keepMine}>{text('edit.conflict.mine')}</Button>
        <Button quiet onClick={editor.takeNewer}>
          {text('edit.conflict.newer')}
        </Button>
      </div>
    </div>
  );
}

const labels = {
  name: 'member.name',
  username: 'username.label',
  position: 'edit.position',
  company: 'edit.company',
  description: 'edit.description',
} as const satisfies Partial<Record<keyof ProfileForm, string>>;
