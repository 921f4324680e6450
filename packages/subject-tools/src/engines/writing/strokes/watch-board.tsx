import { type ReactNode, useState } from 'react';
import { ToolButton } from '../../../common/frame.tsx';
import { paint } from '../../../common/paint.ts';
import shared from '../../../common/tool.module.css';
import { type Glyph, SQUARE } from './glyph.ts';
import type { Writing } from './model.ts';
import { BrushedStroke, Outlines, WritingGrid } from './strokes.tsx';
import type { WritingTexts } from './texts.ts';
import classes from './writing.module.css';

interface WatchBoardProps {
  readonly character: string;
  readonly glyph: Glyph;
  readonly writing: Writing;
  readonly t: WritingTexts;
}

/** A character that is written stroke by stroke: by itself, or one stroke at a press. */
export function WatchBoard({ character, glyph, writing, t }: WatchBoardProps): ReactNode {
  /** Number of whole strokes, and whether the next one is being written. */
  const [shown, setShown] = useState(glyph.length);
  const [brush, setBrush] = useState<'rests' | 'writes-one' | 'writes-all'>('rests');
  const next = glyph[shown];
  const begin = (all: boolean) => {
    if (shown === glyph.length) setShown(0);
    setBrush(all ? 'writes-all' : 'writes-one');
  };
  return (
    <>
      <svg
        viewBox={`-8 -8 ${SQUARE + 16} ${SQUARE + 16}`}
        className={classes.board}
        role="img"
        aria-label={t.shown(character, shown, glyph.length)}
      >
        <WritingGrid kind={writing.grid} />
        <Outlines strokes={glyph.slice(shown)} fill={paint.line} />
        <Outlines strokes={glyph.slice(0, shown)} fill={paint.ink} />
        {shown < glyph.length && (
          <Outlines strokes={glyph.slice(Math.max(shown - 1, 0), shown)} fill={paint.jade} />
        )}
        {brush !== 'rests' && next && (
          <BrushedStroke
            key={shown}
            stroke={next}
            fill={paint.jade}
            speed={writing.speed}
            onEnd={() => {
              setShown(shown + 1);
              if (brush === 'writes-one' || shown + 1 === glyph.length) setBrush('rests');
            }}
          />
        )}
      </svg>
      <p className={shared.words} role="status">
        {shown === glyph.length ? t.strokes(glyph.length) : `${shown} / ${glyph.length}`}
      </p>
      <div className={shared.bar}>
        <ToolButton
          disabled={shown === 0}
          onClick={() => [setBrush('rests'), setShown(Math.max(shown - 1, 0))]}
        >
          {t.back}
        </ToolButton>
        <ToolButton primary onClick={() => (brush === 'writes-all' ? setBrush('rests') : begin(true))}>
          {brush === 'writes-all' ? t.stop : t.play}
        </ToolButton>
        <ToolButton disabled={brush === 'writes-one'} onClick={() => begin(false)}>
          {t.next}
        </ToolButton>
      </div>
    </>
  );
}
