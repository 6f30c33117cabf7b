import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../text';
import { type Format, formatMarkdown, formats } from './formatMarkdown';
import styles from './MarkdownToolbar.module.css';
import { replaceText } from './replaceText';

/** Drawings of the buttons in a square of 24 units. */
const icons: Readonly<Record<Format, string>> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  quote: 'M4 5v14M9 7h11M9 12h11M9 17h7',
};

interface MarkdownToolbarProps {
  /** The id of the text area. */
  readonly area: string;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
}

/** The buttons of a Markdown field. They are one tab stop: arrow keys move between them. */
export function MarkdownToolbar({ area, isPreviewed, onPreview }: MarkdownToolbarProps) {
  const text = useText();
  const [current, setCurrent] = useState(0);
  const format = (name: Format) => {
    const field = document.getElementById(area);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    replaceText(field, formatMarkdown(name, { value, start, end }, text(`write.markdown.${name}`)));
  };
  const toButton = (index: number) => ({
    className: styles['button'],
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown: moveFocus,
  });
  return (
    <div className={styles['bar']} role="toolbar" aria-label={text('write.format')} aria-controls={area}>
      {formats.map((name, index) => (
        <button
          key={name}
          {...toButton(index)}
          data-format={name}
          type="button"
          aria-label={text(`write.format.${name}`)}
          title={text(`write.format.${name}`)}
          // Keep the focus, and on phones the keyboard, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => format(name)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[name]} />
          </svg>
        </button>
      ))}
      <button {...toButton(formats.length)} type="button" aria-expanded={isPreviewed} onClick={onPreview}>
        {text('write.format.preview')}
      </button>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Moves the focus with the arrow keys, Home and End. The arrow keys wrap around at both ends. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget } = event;
  const buttons = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const step = steps[key];
  const direction = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const next = step === undefined ? ends[key] : (buttons.indexOf(currentTarget) + step * direction) % buttons.length;
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next)?.focus();
}
