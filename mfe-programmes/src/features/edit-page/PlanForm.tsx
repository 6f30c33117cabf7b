import { Button } from '@adp/shared-ui';
import { DateTimeField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useText } from '../../text';
import styles from './Editor.module.css';
import type { PageEditorState } from './usePageEditor';

const day = 86_400_000;

export function PlanForm({ editor }: { readonly editor: PageEditorState }) {
  const text = useText();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const plan = () => {
    const at = new Date(value);
    const wait = at.getTime() - Date.now();
    const isPossible = wait > 0 && wait < 365 * day;
    setError(isPossible ? undefined : text('edit.plan.error'));
    if (isPossible) void editor.schedule(at);
  };
  return (
    <section className={styles['plan']} aria-labelledby="plan-title">
      <h2 id="plan-title" className={styles['historyTitle']}>
        {text('edit.plan')}
      </h2>
      <p>{text('edit.plan.text')}</p>
      <DateTimeField id="publish-at" label={text('edit.plan.time')} value={value} error={error} onChange={setValue} />
      <div className={styles['buttons']}>
        <Button secondary onClick={plan}>
          {text('edit.plan.save')}
        </Button>
        {editor.base.publishAt ? (
          <Button secondary onClick={() => void editor.saveInAccount()}>
            {text('edit.plan.cancel')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
