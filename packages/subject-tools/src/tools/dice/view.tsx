import { newId } from '@lectern/base';
import type { ToolViewProps } from '@lectern/stage/view';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import classes from './dice.module.css';
import { Face } from './face.tsx';
import { random } from './random.ts';
import { type DiceTexts, diceTexts } from './texts.ts';
import { faceWord, throwWords } from './throw-words.ts';
import { cleared, type Dice, diceOf, lying, thrown } from './tool.ts';

/** Dice or coins, which are thrown when they are pressed. */
export function DiceView({ data, change, mode, size, language }: ToolViewProps): ReactNode {
  const t = diceTexts[language];
  const dice = useMemo(() => diceOf(data), [data]);
  const lies = lying(dice);
  const words = lies ? throwWords(t, lies) : t.press;
  // The least side of a press is 44 px of the 1920 design, 30 of a page's pixels.
  const unit = Math.max(4, Math.min(size.w / 40, size.h / 32));
  const style = { '--unit': `${unit}px` } as CSSProperties;
  if (mode !== 'show') {
    return (
      <div
        data-theme="light"
        className={classes.tool}
        style={style}
        role="img"
        aria-label={`${t.kindOf(dice.sides)} ${words}`}
      >
        <div className={classes.dice}>
          <Faces dice={dice} t={t} />
        </div>
        <p className={classes.words}>{words}</p>
        {dice.history ? <History dice={dice} t={t} /> : null}
      </div>
    );
  }
  return (
    <div data-theme="light" className={classes.tool} style={style}>
      <button
        type="button"
        className={classes.dice}
        aria-label={`${t.press} ${t.kindOf(dice.sides)} × ${dice.count}`}
        onClick={() => change(thrown(dice, newId(), Date.now(), random))}
      >
        <RollingFaces dice={dice} t={t} />
      </button>
      <p className={classes.words} role="status">
        {words}
      </p>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.button}
          aria-pressed={dice.history}
          onClick={() => change({ history: !dice.history })}
        >
          {t.history}
        </button>
        {dice.history && dice.throws.length > 0 ? (
          <button type="button" className={classes.button} onClick={() => change(cleared(dice))}>
            {t.clear}
          </button>
        ) : null}
      </div>
      {dice.history ? <History dice={dice} t={t} /> : null}
    </div>
  );
}

interface PartProps {
  readonly dice: Dice;
  readonly t: DiceTexts;
}

/** What is thrown while it is looked at rolls; what lay there when the page came does not. */
function RollingFaces({ dice, t }: PartProps): ReactNode {
  const id = lying(dice)?.id;
  const [lain] = useState(id);
  return <Faces key={id} dice={dice} t={t} rolls={id !== undefined && id !== lain} />;
}

function Faces({ dice, t, rolls = false }: PartProps & { readonly rolls?: boolean }): ReactNode {
  const { sides, count } = dice;
  const values = lying(dice)?.values;
  return (
    <span
      className={classes.faces}
      style={{ '--columns': count > 3 ? Math.ceil(count / 2) : count } as CSSProperties}
    >
      {Array.from({ length: count }, (_, place) => {
        const value = values?.[place];
        const word = value === undefined ? '' : faceWord(t, sides, value);
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place alone
        return <Face key={place} sides={sides} value={value} word={word} rolls={rolls} />;
      })}
    </span>
  );
}

/** The throws, the last one first. */
function History({ dice: { throws }, t }: PartProps): ReactNode {
  if (throws.length === 0) return <p className={classes.history}>{t.noThrows}</p>;
  return (
    <ol reversed className={classes.history} aria-label={t.history}>
      {throws.toReversed().map((each) => (
        <li key={each.id}>{throwWords(t, each)}</li>
      ))}
    </ol>
  );
}
