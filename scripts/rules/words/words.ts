import { everythingWritten, type Written } from './written-words.ts';

/**
 * Beginnings after which a reader has to guess what the sentence is about (docs/words.md, rule 1). Pronouns and bare relatives
 * have no noun there; a lone "of" says whose property it is and not which.
 */
const BAD_COMMENT =
  /^(Those|That of|That (which|who|is)|These (are|is|stand|come)|What|Whatever|Whoever|Whom|Who |Whose|One (that|of|who|for)|Ones|Others|The (one|ones|other|others) |Such as|Nobody|Nothing|None|Neither|Of |Not |It |They |Its |Their |Theirs|Where |As (it|they|far|long|if)|So )/;

/** A test name that, together with its block's name, does not give a result. */
const BAD_TEST_NAME =
  /( > |^)(is (had|none|one|what|as|its)|are (had|those|what)|what |who |whom |one |those |that |nobody|nothing|none|neither|as |its )/;

/**
 * The current numbers of bad beginnings. A change may lower them and never raises them; they fall as the text is
 * rewritten.
 */
export const BOUNDS = { comments: 0, testNames: 16 };

export interface BadWords {
  readonly comments: readonly Written[];
  readonly testNames: readonly Written[];
}

/** Comments and test names below `root` with a known bad beginning. */
export function badWords(root: string): BadWords {
  const { comments, testNames } = everythingWritten(root);
  return {
    comments: comments.filter(({ text }) => BAD_COMMENT.test(text)),
    testNames: testNames.filter(({ text }) => BAD_TEST_NAME.test(text)),
  };
}

/** Problems where there are more bad beginnings than `bounds` allows; the last few are named. */
export function checkWords(root: string, bounds: typeof BOUNDS = BOUNDS): string[] {
  const found = badWords(root);
  return (['comments', 'testNames'] as const).flatMap((kind) =>
    found[kind].length <= bounds[kind]
      ? []
      : [
          `${found[kind].length} ${kind} begin as docs/words.md forbids, ${bounds[kind]} are allowed; examples:`,
          ...found[kind].slice(-5).map(({ file, line, text }) => `  ${file}:${line}: ${text}`),
        ],
  );
}
