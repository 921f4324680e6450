import { newId } from '@lectern/base';
import type { ToolViewProps } from '@lectern/stage/view';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import shared from '../../../common/tool.module.css';
import { random } from '../../../common/values.ts';
import type { Described } from '../../../engine.tsx';
import classes from './dice.module.css';
import { Face } from './face.tsx';
import { cleared, columnsOf, type Dice, type DiceDescription, diceOf, lying, thrown } from './model.ts';
import { faceWord, throwWords } from './picture.tsx';
import { type DiceTexts, diceTexts } from './texts.ts';

/** Dice or coins that are thrown by a press. */
export function DiceView({
  tool,
  data,
  change,
  size,
  language,
}: ToolViewProps & Described<DiceDescription>): ReactNode {
  const t = diceTexts[language];
  const dice = useMemo(() => diceOf(data, tool), [data, tool]);
  const lies = lying(dice);
  return (
    <ToolFrame size={size}>
      <button
        type="button"
        className={classes.dice}
        aria-label={`${t.press} ${t.kindOf(dice.sides)} × ${dice.count}`}
        onClick={() => change(thrown(dice, newId(), Date.now(), random))}
      >
        <RollingFaces dice={dice} t={t} />
      </button>
      <p className={shared.words} role="status">
        {lies ? throwWords(t, lies) : t.press}
      </p>
      <div className={shared.bar}>
        <ToolButton aria-pressed={dice.history} onClick={() => change({ history: !dice.history })}>
          {t.history}
        </ToolButton>
        {dice.history && dice.throws.length > 0 ? (
          <ToolButton onClick={() => change(cleared(dice))}>{t.clear}</ToolButton>
        ) : null}
      </div>
      {dice.history ? <History dice={dice} t={t} /> : null}
    </ToolFrame>
  );
}

interface PartProps {
  readonly dice: Dice;
  readonly t: DiceTexts;
}

/** A new throw rolls; the throw from before the page was opened does not. */
function RollingFaces({ dice, t }: PartProps): ReactNode {
  const id = lying(dice)?.id;
  const [lain] = useState(id);
  return <Faces key={id} dice={dice} t={t} rolls={id !== undefined && id !== lain} />;
}

function Faces({ dice, t, rolls = false }: PartProps & { readonly rolls?: boolean }): ReactNode {
  const { sides, count } = dice;
  const values = lying(dice)?.values;
  return (
    <span className={classes.faces} style={{ '--columns': columnsOf(count) } as CSSProperties}>
      {Array.from({ length: count }, (_, place) => {
        const value = values?.[place];
        const word = value === undefined ? '' : faceWord(t, sides, value);
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place alone
            key={place}
            viewBox="-50 -50 100 100"
            aria-hidden="true"
            className={classes.face}
            data-rolls={rolls || undefined}
          >
            <Face sides={sides} value={value} word={word} />
          </svg>
        );
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
