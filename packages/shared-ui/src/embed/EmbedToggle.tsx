import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useLoaded } from '../hooks/useLoaded';

/** Content of the site that other websites can show in a frame. */
export interface Embedded {
  /** The path of the embed, with the prefix of the page's language. */
  readonly path: string;
  /** The name of the frame. */
  readonly title: string;
  /** The height of the frame, in pixels. */
  readonly height: number;
}

interface EmbedToggleProps extends Embedded {
  readonly className: string | undefined;
  readonly label: string;
  /** The id of an element that completes the link's name, if a page has several embeds. */
  readonly labelledBy?: string;
  /** Loads the panel with the code. It must be stable, so declare it at module level. */
  readonly load: () => Promise<ComponentType<Embedded>>;
  readonly renderError: (retry: () => void) => ReactNode;
}

/** A link to an embed. With scripts, it opens a panel with the code for other websites instead. */
export function EmbedToggle({ className, label, labelledBy, load, renderError, ...embedded }: EmbedToggleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part: Panel, failed, retry } = useLoaded(load, isOpen);
  return (
    <>
      <a
        className={className}
        href={embedded.path}
        rel="nofollow"
        id={id}
        aria-labelledby={labelledBy === undefined ? undefined : `${id} ${labelledBy}`}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {label}
      </a>
      {isOpen && failed ? renderError(retry) : null}
      {isOpen && Panel ? <Panel {...embedded} /> : null}
    </>
  );
}
