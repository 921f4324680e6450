import { numberText, type Paragraph } from '@lectern/courseware';

/** The bullet or number of each paragraph; undefined for paragraphs without one. Numbers of a level count on. */
export function bulletsOf(paragraphs: readonly Paragraph[]): (string | undefined)[] {
  const counts: number[] = [];
  return paragraphs.map(({ props = {} }) => {
    const { bullet, level = 0 } = props;
    if (bullet?.type !== 'number') counts.length = Math.min(counts.length, level);
    if (bullet?.type === 'char') return SIGNS.test(bullet.char) ? '•' : bullet.char.slice(0, 1);
    if (bullet?.type === 'picture') return '•';
    if (bullet?.type !== 'number') return undefined;
    counts.length = Math.min(counts.length, level + 1);
    const number = (counts[level] ?? (bullet.start ?? 1) - 1) + 1;
    counts[level] = number;
    return numberText(bullet.scheme, number);
  });
}

/** Characters of symbol fonts, which other fonts do not have. */
const SIGNS = /^[\uf000-\uf0ff]/;
