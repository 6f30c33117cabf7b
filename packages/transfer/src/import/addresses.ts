/** Finds a DOI in a text. Returns it in lower case, because DOIs are case-insensitive. */
export function toDoi(text: string): string | undefined {
  // A URL escapes the characters of its DOI, but a bare DOI may contain a percent sign.
  const isEscaped = /doi[.]org\/|10[.]\d{4,9}%2F/i.test(text);
  const [, doi] =
    /^(?:doi:\s*|(?:https?:\/\/)?(?:dx[.])?doi[.]org\/)?(10[.]\d{4,9}\/[!-~]+)$/i.exec(
      isEscaped ? decode(text.trim()) : text.trim(),
    ) ?? [];
  return doi?.toLowerCase();
}

/** Converts a URL to its stored form: https, without characters that must be escaped. */
export function toAddress(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    url.protocol = 'https:';
    url.username = '';
    url.password = '';
    return url.href.replaceAll(/["<>\\^`{|}]/g, encodeURIComponent);
  } catch {
    return undefined;
  }
}

const formats = ['pdf', 'epub', 'docx', 'pptx', 'xlsx', 'csv'] as const;

export function toFileFormat(address: string): (typeof formats)[number] | undefined {
  const { pathname } = new URL(address);
  return formats.find((format) => pathname.toLowerCase().endsWith(`.${format}`));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
