import type { ReactNode } from 'react';
import { CopyProvider, pageLanguage } from '../../components/CopyContext';
import { isMessageId, useText } from '../../text';
import { TextPage } from './TextPage';

interface TranslatedPageProps {
  /** The prefix of the page's message ids, as in `privacy.title`. */
  readonly name: 'about' | 'privacy' | 'terms' | 'openData';
  /** Ids and anchors. `privacy.reading` is the title of a section, and `privacy.reading.1` its first paragraph. */
  readonly sections: readonly string[];
  /** The date of the last change, such as `2026-11-22`. */
  readonly revisedOn?: string;
  readonly children?: ReactNode;
}

/** A text page that consists of messages in the page's language (decision 113). */
export function TranslatedPage({ name, sections, revisedOn, children }: TranslatedPageProps) {
  const text = useText();
  const find = (part: string) => {
    const id = `${name}.${part}`;
    return isMessageId(id) ? text(id) : undefined;
  };
  const listParagraphs = (section: string, number = 1): readonly string[] => {
    const paragraph = find(`${section}.${number}`);
    return paragraph === undefined ? [] : [paragraph, ...listParagraphs(section, number + 1)];
  };
  const draft = find('draft');
  const copy = {
    title: text(`${name}.title`),
    lead: text(`${name}.lead`),
    ...(draft !== undefined && { draft }),
    ...(revisedOn !== undefined && { revisedOn }),
    sections: sections.map((id) => ({ id, title: find(id) ?? '', paragraphs: [...listParagraphs(id)] })),
  };
  return (
    <CopyProvider value={pageLanguage}>
      <TextPage copy={copy}>{children}</TextPage>
    </CopyProvider>
  );
}
