/** The content of an email, independent of its format. All texts are plain texts. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly LetterSection[];
  /** The one link that the recipient should follow, shown as a button. */
  readonly action?: Link;
  readonly notes: readonly string[];
  readonly footer: readonly Link[];
}

export interface LetterSection {
  readonly title?: Link;
  readonly entries: readonly LetterEntry[];
  /** A link to entries that the email does not list. */
  readonly more?: Link;
}

export interface LetterEntry extends Link {
  readonly lang?: string;
  /** Lines such as "Closes: 1 December 2026". */
  readonly details: readonly string[];
}

export interface Link {
  readonly label: string;
  readonly href: string;
}
