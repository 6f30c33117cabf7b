import { useState } from 'react';
import { FieldPreview } from './FieldPreview';
import { MarkdownToolbar } from './MarkdownToolbar';

interface MarkdownToolsProps {
  /** The id of the text area. */
  readonly area: string;
  readonly name: string;
  readonly lang: string | undefined;
}

/** The formatting buttons of a Markdown field, and a preview of its text on request. */
export function MarkdownTools({ area, name, lang }: MarkdownToolsProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <>
      <MarkdownToolbar area={area} isPreviewed={isPreviewed} onPreview={() => setPreviewed(!isPreviewed)} />
      {isPreviewed ? <FieldPreview name={name} lang={lang} /> : null}
    </>
  );
}
