import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CopyProvider } from './CopyContext';

interface Published<Content> {
  readonly content: Content;
  readonly lang: string;
}

interface PublishedContentProps<Content> {
  /** What the page shows where nothing is published. */
  readonly unpublished: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

/** What is published of the page, once it has come; else its own copy. */
export function PublishedContent<Content>({ unpublished, children }: PublishedContentProps<Content>) {
  // From `loadPublished` of this page.
  const { value } = useLoaderData<{
    readonly value: Published<Content> | undefined | Promise<Published<Content> | undefined>;
  }>();
  const [late, setLate] = useState<Published<Content>>();
  useEffect(() => {
    if (value instanceof Promise) void value.then(setLate);
  }, [value]);
  const published = value instanceof Promise ? late : value;
  if (!published) return unpublished;
  return <CopyProvider value={{ lang: published.lang, dir: 'auto' }}>{children(published.content)}</CopyProvider>;
}
