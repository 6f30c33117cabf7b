import { Button } from '@adp/shared-ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { DeveloperSettings } from '@adp/site-document/siteConfig';
import { useText } from '../../text';
import { toBuildOrigin, toSitePath } from './typedUrls';
import styles from './DeveloperPage.module.css';
import { examineBuild } from './examineBuild';
import { Field } from './Field';
import { createOverride, type Override } from './savedOverride';

interface OverrideFormProps {
  readonly name: string;
  readonly settings: DeveloperSettings;
  readonly path: string;
  readonly live: string | undefined;
  readonly onOpen: (override: Override) => void;
}

/** Form for the URL of another build. For security, developers must type it. It is never read from the page's URL. */
export function OverrideForm({ name, settings, path, live, onOpen }: OverrideFormProps) {
  const text = useText();
  const [errors, setErrors] = useState<{ readonly address?: string; readonly page?: string }>({});
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(), [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [address, path] = ['address', 'page'].map((field) => {
      const value = fields.get(field);
      return typeof value === 'string' ? value : '';
    });
    const origin = toBuildOrigin(address ?? '', name, settings);
    const page = toSitePath(path ?? '');
    setErrors({
      ...(origin === undefined ? { address: text('developer.address.error') } : {}),
      ...(page === undefined ? { page: text('developer.page.error') } : {}),
    });
    if (origin === undefined || page === undefined) return;
    setPending(true);
    const reason = await findObstacle(origin);
    setPending(false);
    if (reason === undefined) return onOpen(createOverride(name, origin, page));
    setErrors({ address: reason });
  };

  const findObstacle = async (origin: string): Promise<string | undefined> => {
    try {
      const { manifest, incompatibility } = await examineBuild(name, origin);
      // Reject the live build, because a page cannot run two copies of the same build.
      if (manifest.build === live) return text('developer.same', { build: manifest.build });
      return incompatibility === undefined ? undefined : text('developer.refused', { reason: incompatibility });
    } catch (error) {
      return text('developer.refused', { reason: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id={`${name}-address`}
        name="address"
        type="url"
        autoComplete="off"
        spellCheck={false}
        label={text('developer.address', { app: name })}
        hint={text('developer.address.hint')}
        error={errors.address}
      />
      <Field
        id={`${name}-page`}
        name="page"
        autoComplete="off"
        spellCheck={false}
        label={text('developer.page')}
        defaultValue={path}
        error={errors.page}
      />
      <p className={styles['actions']}>
        <Button type="submit" disabled={isPending}>
          {text(isPending ? 'developer.opening' : 'developer.open')}
        </Button>
      </p>
    </form>
  );
}
