import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Editor.module.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Renders a preview in a frame. The styles of pages depend on the width of the viewport, which is the frame's width
 * here. Ids of the page do not clash with those of the form.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [frameDocument, setFrameDocument] = useState<Document>();
  // Read the document on load, because Firefox replaces the first one. Also read it in an effect, because Chromium fires
  // the load event before React handles events.
  const readDocument = () => setFrameDocument(frame.current?.contentDocument ?? undefined);
  useEffect(readDocument, []);
  useEffect(() => (frameDocument ? copyStyles(frameDocument) : undefined), [frameDocument]);
  return (
    <>
      {/* Render the preview before the frame, so that React also removes it first. */}
      {frameDocument ? createPortal(children, frameDocument.body) : null}
      <iframe ref={frame} className={styles['frame']} title={title} onLoad={readDocument} />
    </>
  );
}

/** Copies the attributes and style sheets of this page, and those that scripts add later. Returns the cleanup. */
function copyStyles(frame: Document): () => void {
  for (const { name, value } of document.documentElement.attributes) frame.documentElement.setAttribute(name, value);
  const copied = new Set<Element>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (!copied.has(sheet)) frame.head.append(frame.importNode(sheet, true));
      copied.add(sheet);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
