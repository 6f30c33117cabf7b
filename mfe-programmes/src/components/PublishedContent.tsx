import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';

interface PublishedContentProps<Content> {
  /** What the page shows where nothing is published. */
  readonly written: Content;
  readonly children: (content: Content) => ReactNode;
}

/** What is published of the page, once it has come; else its own copy. */
export function PublishedContent<Content>({ written, children }: PublishedContentProps<Content>) {
  // From `loadPublished` of this page.
  const { value } = useLoaderData<{ readonly value: Content | undefined | Promise<Content | undefined> }>();
  const [late, setLate] = useState<Content>();
  useEffect(() => {
    if (value instanceof Promise) void value.then(setLate);
  }, [value]);
  return children((value instanceof Promise ? late : value) ?? written);
}
