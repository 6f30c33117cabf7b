import type { Expressions } from './expressions';

/** Expressions with strings. */
export const strings: Expressions = {
  true: [
    "1 != '1'",
    "'héllo😀'.size() == 7",
    "' a '.trim() == 'a'",
    "'abc'.size() is int",
    '\'a\' == "a"',
    "'é' > 'z'",
    "'aé'.upper() == 'Aé'",
    "' \\t\\na '.trim() == 'a'",
    "'\\u00e9' == 'é'",
    "'\\x41' == 'A'",
    "'\\101' == 'A'",
    "'it\\'s'.size() == 4",
    '"\\n".size() == 1',
    "'😀'.size() == 2",
    "'\\ud83d\\ude00' == '😀'",
  ],
  false: [
    "1 == '1'",
    "'héllo😀'.size() == 6",
    "'héllo😀'.size() == 10",
    "'Ä'.lower() == 'ä'",
    "'ä'.upper() == 'Ä'",
    "'a' is constraint",
    "'a' < 'B'",
  ],
  error: ["1 < 'a'", "'a' + 1 == 'a1'", "'a' in 'abc'", "-'a'", "'a' in null", "'ab' * 2", "'a'.range(1)"],
  value: ["'a'.size() + 1"],
  refused: ["'\\U00110000' == 'a'", "'\\U0001F600' == '😀'"],
};
