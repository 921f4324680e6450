import type { Bullet } from '@lectern/courseware';

export type ListBullet = Extract<Bullet, { type: 'char' | 'number' }>;

/** An entry of the gallery with its bullet. */
export interface ListStyleChoice {
  readonly bullet: ListBullet;
  /** Text of the entry: the bullet, or the first numbers. */
  readonly shown: string;
}

function char(shown: string, font?: { readonly name: string; readonly char: string }): ListStyleChoice {
  return font
    ? { shown, bullet: { type: 'char', char: font.char, font: font.name } }
    : { shown, bullet: { type: 'char', char: shown } };
}

/** PowerPoint's bullets with their fonts, then symbols that every font has. */
export const bulletChoices: readonly ListStyleChoice[] = [
  char('•', { name: 'Arial', char: '•' }),
  char('▪', { name: 'Wingdings', char: '§' }),
  char('❑', { name: 'Wingdings', char: 'q' }),
  char('❖', { name: 'Wingdings', char: 'v' }),
  char('➢', { name: 'Wingdings', char: 'Ø' }),
  char('✓', { name: 'Wingdings', char: 'ü' }),
  char('●'),
  char('○'),
  char('■'),
  char('◆'),
  char('★'),
  char('☆'),
  char('→'),
  char('※'),
  char('–'),
];

function number(scheme: string, shown: string): ListStyleChoice {
  return { shown, bullet: { type: 'number', scheme } };
}

/** Numbering schemes of 20.1.10.61. */
export const numberChoices: readonly ListStyleChoice[] = [
  number('arabicPeriod', '1.  2.  3.'),
  number('arabicParenR', '1)  2)  3)'),
  number('arabicParenBoth', '(1) (2) (3)'),
  number('circleNumDbPlain', '① ② ③'),
  number('ea1ChsComma', '一、二、三、'),
  number('ea1ChsPeriod', '一.  二.  三.'),
  number('ea1ChsPlain', '一  二  三'),
  number('alphaUcPeriod', 'A.  B.  C.'),
  number('alphaLcPeriod', 'a.  b.  c.'),
  number('alphaLcParenR', 'a)  b)  c)'),
  number('romanUcPeriod', 'I.  II.  III.'),
  number('romanLcPeriod', 'i.  ii.  iii.'),
];

/** Returns the entry of a bullet, for any colour and size. */
export function choiceOf(bullet: Bullet, choices: readonly ListStyleChoice[]): ListStyleChoice | undefined {
  return choices.find((choice) =>
    bullet.type === 'number'
      ? choice.bullet.type === 'number' && choice.bullet.scheme === bullet.scheme
      : bullet.type === 'char' &&
        choice.bullet.type === 'char' &&
        choice.bullet.char === bullet.char &&
        (choice.bullet.font === undefined || choice.bullet.font === bullet.font),
  );
}
