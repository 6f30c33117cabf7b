import type { Versioned } from '@adp/shared-data/client';
import type { User } from '@adp/shared-data/member';
import { toUserDraft } from '@adp/shared-store';
import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useEffect, useRef } from 'react';
import formStyles from '../../components/Form.module.css';
import { toForm, type ProfileForm } from '../../components/profile/profileForm';
import { useText } from '../../text';
import styles from './ConflictNotice.module.css';

interface ConflictNoticeProps {
  readonly newer: Versioned<User>;
  readonly values: ProfileForm;
  readonly onChooseTyped: () => void;
  readonly onChooseNewer: () => void;
}

export function ConflictNotice({ newer, values, onChooseTyped, onChooseNewer }: ConflictNoticeProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [newer]);
  const newerForm = toForm(toUserDraft(newer.item));
  const differing = comparedFields.filter((field) => newerForm[field] !== values[field]);
  return (
    <div ref={box} className={formStyles['note']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>{text('edit.conflict')}</h2>
      <p>{text('edit.conflict.text', { time: formatDateTime(newer.item.updatedAt) })}</p>
      <dl className={styles['list']}>
        {differing.map((field) => (
          <div key={field}>
            <dt>{text(labels[field])}</dt>
            <dd dir="auto">{newerForm[field] || text('edit.conflict.empty')}</dd>
          </div>
        ))}
      </dl>
      <div className={formStyles['buttons']}>
        <Button onClick={onChooseTyped}>{text('edit.conflict.mine')}</Button>
        <Button secondary onClick={onChooseNewer}>
          {text('edit.conflict.newer')}
        </Button>
      </div>
    </div>
  );
}

const comparedFields = ['name', 'username', 'position', 'company', 'description'] as const;
const labels = {
  name: 'member.name',
  username: 'username.label',
  position: 'edit.position',
  company: 'edit.company',
  description: 'edit.description',
} as const satisfies Record<(typeof comparedFields)[number], string>;
