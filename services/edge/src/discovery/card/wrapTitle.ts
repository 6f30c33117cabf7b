const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function wrapTitle(title: string, width: number, limit: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(' ').flatMap((long) => breakWord(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || [...longer].length <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= limit) return lines;
  const [last = ''] = lines.slice(limit - 1);
  return [
    ...lines.slice(0, limit - 1),
    `${[...last]
      .slice(0, width - 1)
      .join('')
      .trimEnd()}…`,
  ];
}

function breakWord(word: string, width: number): readonly string[] {
  const characters = [...graphemes.segment(word)].map(({ segment }) => segment);
  if (characters.length <= width) return [word];
  const parts = Math.ceil(characters.length / width);
  return Array.from({ length: parts }, (_, part) => characters.slice(part * width, (part + 1) * width).join(''));
}
