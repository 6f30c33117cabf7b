import { findRedirectIssues, redirectLimits, type SiteRedirect } from '@adp/shared-data/site-settings';
import type { SiteSetting } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { Form, TextField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import list from '../../components/List.module.css';
import { ReasonField } from '../../components/ReasonField';
import { SaveButton } from '../../components/SaveButton';
import { Nothing } from '../../components/States';
import { Table } from '../../components/Table';
import { findReasonError } from '../../lib/reason';
import { useSaveRedirectsMutation } from '../../store/adminApi';
import { isMessageId, useText } from '../../text';

export function RedirectForms({ setting: { entries, changedAt } }: { readonly setting: SiteSetting<SiteRedirect> }) {
  const text = useText();
  const [removedPath, setRemovedPath] = useState<string>();
  const [save, { isLoading, isSuccess, error }] = useSaveRedirectsMutation();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    defaultValues: { from: '', to: '', reason: '' },
  });
  const isRemoval = entries.some(({ from }) => from === removedPath);
  const submit = handleSubmit(async ({ from, to, reason }) => {
    const added = { from: from.trim(), to: to.trim() };
    const next = isRemoval ? entries.filter((entry) => entry.from !== removedPath) : [...entries, added];
    const issue = findRedirectIssues(next).find(Boolean);
    if (issue && !isRemoval)
      return setError(
        issue === 'malformed-to' ? 'to' : 'from',
        { message: `redirects.issue.${issue}` },
        { shouldFocus: true },
      );
    const result = await save({ entries: next, changedAt, reason: reason.trim() });
    if (result.error) return;
    setRemovedPath(undefined);
    reset();
  });
  const getError = (field: 'from' | 'to' | 'reason') => {
    const id = formState.errors[field]?.message ?? '';
    return isMessageId(id) ? text(id) : undefined;
  };
  const isFull = entries.length >= redirectLimits.most;
  return (
    <>
      {entries.length === 0 ? (
        <Nothing title={text('redirects.none')}>
          <p>{text('redirects.none.why')}</p>
        </Nothing>
      ) : (
        <RedirectTable entries={entries} removedPath={removedPath} onRemove={setRemovedPath} />
      )}
      {isFull && !isRemoval ? (
        <p>{text('redirects.full', { max: redirectLimits.most })}</p>
      ) : (
        <Form className={list['form']} aria-label={text('redirects.change')} isPending={isLoading} onSubmit={submit}>
          {isRemoval ? (
            <>
              <h2>{text('redirects.remove', { from: isolate(removedPath ?? '') })}</h2>
              <div>
                <Button secondary onClick={() => setRemovedPath(undefined)}>
                  {text('redirects.add')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <h2>{text('redirects.add')}</h2>
              {(['from', 'to'] as const).map((field) => (
                <TextField
                  key={field}
                  {...register(field)}
                  id={field}
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={redirectLimits.path}
                  label={text(`redirects.${field}`)}
                  hint={text(`redirects.${field}.hint`)}
                  error={getError(field)}
                />
              ))}
            </>
          )}
          <ReasonField
            {...register('reason', { validate: (value) => findReasonError(value, true) })}
            error={getError('reason')}
          />
          <SaveButton
            label={text(isRemoval ? 'redirects.delete' : 'redirects.save')}
            isLoading={isLoading}
            isSuccess={isSuccess}
            error={error}
          />
        </Form>
      )}
    </>
  );
}

interface RedirectTableProps {
  readonly entries: readonly SiteRedirect[];
  readonly removedPath: string | undefined;
  readonly onRemove: (from: string) => void;
}

function RedirectTable({ entries, removedPath, onRemove }: RedirectTableProps) {
  const text = useText();
  return (
    <Table
      hasActions
      label={text('redirects.table')}
      columns={[text('redirects.from'), text('redirects.to'), text('redirects.actions')]}
    >
      {entries.map(({ from, to }) => (
        <tr key={from}>
          <td dir="ltr" translate="no">
            {from}
          </td>
          <td dir="ltr" translate="no">
            {to}
          </td>
          <td>
            <Button
              secondary
              aria-pressed={removedPath === from}
              aria-label={text('redirects.remove', { from: isolate(from) })}
              onClick={() => onRemove(from)}
            >
              {text('redirects.actions')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
