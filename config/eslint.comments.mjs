// Lint rules for comments (CONTRIBUTING.md, "Rules").

/** Words that start a clause in place of a noun, or a phrase whose noun is elsewhere. */
const openings =
  /^(What|Whatever|Whether|Who|Whoever|Whose|Whom|Where|Wherever|Which|Of|That of|Those of|As|How|In which|To whom|By whom|From which|Nobody|Somebody|Without which)\b/;

/** Maximum number of words in a sentence. Longer sentences contain more than one idea. */
const maxWords = 30;

/** Returns whether a comment is prose, and not a pragma, a reference or a licence header. */
const isProse = (text) =>
  !/^[/!#]/.test(text) && !/^\s*(eslint|oxlint|oxfmt|@ts-|@type|@jest|webpack|istanbul|v8|c8|global|jscpd)/.test(text);

/** Returns the paragraphs of a comment without decoration, tags and code blocks. */
function toParagraphs(value) {
  return value
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=@|[-*] |\d+\. )/)
    .map((part) =>
      part
        .replaceAll(/^@\w+( \{[^}]*\})?|^[-*] /g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

const toSentences = (paragraph) =>
  paragraph.replaceAll(/`[^`]*`/g, 'code').split(/(?<=[.!?])\s+(?=[A-Z(])|(?<=[:;])\s+/);
const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Joins line comments that follow each other into one text. */
function joinLines(comments) {
  const texts = [];
  for (const comment of comments) {
    const last = texts.at(-1);
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      comment.loc.start.line === last.loc.end.line + 1 &&
      comment.loc.start.column === last.loc.start.column;
    if (continues)
      texts[texts.length - 1] = {
        ...last,
        value: `${last.value}\n${comment.value}`,
        loc: { start: last.loc.start, end: comment.loc.end },
      };
    else texts.push(comment);
  }
  return texts;
}

/** A comment names its subject first, and its sentences are short. */
const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'The comment opens with "{{word}}": name its subject first, or start with a verb ("Returns …").',
      length: 'A sentence of {{count}} words: split it, at most {{maxWords}}.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of joinLines(context.sourceCode.getAllComments())) {
          if (!isProse(value)) continue;
          const paragraphs = toParagraphs(value);
          const word = openings.exec(paragraphs[0] ?? '')?.[0];
          if (word) context.report({ loc, messageId: 'opening', data: { word } });
          for (const sentence of paragraphs.flatMap(toSentences)) {
            const count = countWords(sentence);
            if (count > maxWords)
              context.report({ loc, messageId: 'length', data: { count: String(count), maxWords: String(maxWords) } });
          }
        }
      },
    };
  },
};

/** A comment that turns a check off gives the reason after two hyphens. */
const reason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Give the reason for turning the check off: " -- " and a sentence.' },
  },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments())
          if (/^\s*((eslint|oxlint)-disable|jscpd:ignore-start)/.test(value) && !/ -- \S/.test(value))
            context.report({ loc, messageId: 'missing' });
      },
    };
  },
};

export const commentRules = {
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  plugins: { comments: { rules: { 'plain-english': plainEnglish, reason } } },
  rules: { 'comments/plain-english': 'error', 'comments/reason': 'error' },
};
