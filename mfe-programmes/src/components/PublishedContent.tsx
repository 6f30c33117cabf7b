import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CopyProvider } from './CopyContext';

interface Published<Content> {
  readonly content: Content;
  readonly lang: string;
}

interface PublishedContentProps<Content> {
  readonly unpublished: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

export function PublishedContent<Content>({ unpublished, children }: PublishedContentProps<Content>) {
  const { value } = useLoaderData<{
    readonly value: Published<Content> | undefined | Promise<Published<Content> | undefined>;
  }>();
  const [streamed, setStreamed] = useState<Published<Content>>();
  useEffect(() => {
    if (value instanceof Promise) void value.then(setStreamed);
  }, [value]);
  const published = value instanceof Promise ? streamed : value;
  if (!published) return unpublished;
  return <CopyProvider value={{ lang: published.lang, dir: 'auto' }}>{children(published.content)}</CopyProvider>;
}
