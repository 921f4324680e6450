import type { Paragraph } from '@lectern/courseware';
import { numberText } from '@lectern/courseware/text-looks';
import type { Content } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { classNames, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './content.module.css';
import { MediumView } from './medium-view.tsx';
import { commonSize, paragraphLook } from './run-look.ts';
import { RunText } from './run-text.tsx';

export interface ContentViewProps {
  readonly content: Content;
  /** Draws a gap of a passage by its id, such as a field; without it a gap is a line to write on. */
  readonly gap?: ((id: string) => ReactNode) | undefined;
  /** Drawn at the beginning of the first line, such as points. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/**
 * A text of a question: paragraphs with their formats, formulas and pinyin, and media below them. It has the size, font and
 * colour of the text around it, and consists of phrasing elements only, so that a label or button may contain it. Formulas
 * and players are loaded late.
 */
export function ContentView({ content, gap, lead, className, id }: ContentViewProps): ReactNode {
  const { paragraphs, media = [] } = content;
  const base = commonSize(content);
  const bullets = bulletsOf(paragraphs);
  return (
    <span id={id} className={classNames(classes.content, className)} data-text-flow="">
      {paragraphs.length === 0 ? lead : null}
      {paragraphs.map(({ runs, props }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names
          key={index}
          className={classes.paragraph}
          data-word-grid={props?.wordGrid}
          style={paragraphLook(props, base, bullets[index] !== undefined)}
        >
          {index === 0 ? lead : null}
          {bullets[index] === undefined ? null : <span className={classes.bullet}>{bullets[index]}</span>}
          {runs.map((run, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names
            <RunText key={at} run={run} base={base} grid={props?.wordGrid} gap={gap} />
          ))}
          {runs.every((run) => run.type === 'text' && run.text === '') ? '\u200b' : null}
        </span>
      ))}
      {media.length === 0 ? null : (
        <span className={classes.media}>
          {media.map((medium, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
            <MediumView key={index} medium={medium} />
          ))}
        </span>
      )}
    </span>
  );
}

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

const kinds = {
  zh: { picture: '图片', audio: '音频', video: '视频' },
  en: { picture: 'picture', audio: 'sound', video: 'video' },
};

/** Returns the name of a card for screen readers: its words, else the description or type of its first medium. */
export function useContentName(): (content: Content | undefined) => string {
  const texts = useTextsOf(kinds);
  return (content) => {
    if (!content) return '';
    const [medium] = content.media ?? [];
    return plainTextOf(content).trim() || medium?.alt?.trim() || (medium ? texts[medium.type] : '');
  };
}
