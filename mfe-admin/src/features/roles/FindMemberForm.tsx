import { type FoundMember, memberSearchForm } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { Form, TextField, toResolver } from '@adp/shared-ui/forms';
import { useForm } from 'react-hook-form';
import { useFindMemberMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Roles.module.css';
import { RoleError } from './RoleError';

export function FindMemberForm({ onFind }: { readonly onFind: (member: FoundMember | undefined) => void }) {
  const text = useText();
  const [find, { isLoading, error }] = useFindMemberMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { who: '' },
    resolver: toResolver(memberSearchForm),
  });
  const submit = handleSubmit(async ({ who }) => {
    onFind(undefined);
    const typed = who.trim();
    const { data } = await find(
      typed.includes('@') ? { email: typed } : { username: typed.toLowerCase().replace(/^\//, '') },
    );
    onFind(data);
  });
  return (
    <Form role="search" className={styles['find']} isPending={isLoading} onSubmit={submit}>
      <TextField
        {...register('who')}
        id="who"
        label={text('roles.who')}
        hint={text('roles.who.hint')}
        error={formState.errors.who && text('roles.who.missing')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <RoleError error={isLoading ? undefined : error} />
      <div>
        <Button type="submit" aria-disabled={isLoading}>
          {text(isLoading ? 'pending' : 'roles.search')}
        </Button>
      </div>
    </Form>
  );
}
