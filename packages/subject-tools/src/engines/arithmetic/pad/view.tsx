import type { ToolViewProps } from '@lectern/stage/view';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import shared from '../../../common/tool.module.css';
import type { Described } from '../../../engine.tsx';
import classes from './calculator.module.css';
import {
  ANGLES,
  CLEARED,
  calculatorOf,
  finished,
  keyOf,
  negated,
  type PadDescription,
  resultOf,
  shownExpression,
  steppedBack,
  typed,
} from './model.ts';
import { type PadKey, padRows } from './pad-keys.ts';
import { calculatorLine } from './picture.tsx';
import { calculatorTexts } from './texts.ts';

/** A calculator that is operated by its keys or the keyboard. */
export function CalculatorView({
  tool,
  data,
  change,
  size,
  language,
}: ToolViewProps & Described<PadDescription>): ReactNode {
  const t = calculatorTexts[language];
  const calculator = useMemo(() => calculatorOf(data, tool), [data, tool]);
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // In a separate window the calculator takes the focus; on a page the keys belong to the show.
    if (root.current?.closest('[data-tool-window]')) root.current.focus({ preventScroll: true });
  }, []);
  const press = ({ types, does }: Pick<PadKey, 'types' | 'does'>) => {
    if (types !== undefined) change(typed(calculator, types));
    else if (does === 'clear') change(CLEARED);
    else if (does === 'back') change(steppedBack(calculator));
    else if (does === 'negate') change(negated(calculator));
    else change(finished(calculator));
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const asked = readKey(event.key, event.target instanceof HTMLButtonElement);
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    press(asked);
  };
  // The value is shown while the user types.
  const ahead = calculator.done ? undefined : resultOf(calculator);
  const said = calculator.done ? shownExpression(calculator) : ahead;
  return (
    <ToolFrame size={size}>
      <fieldset
        ref={root}
        className={classes.pad}
        tabIndex={-1}
        aria-label={tool.name[language]}
        onKeyDown={key}
      >
        <Display said={said} isDone={calculator.done} line={calculatorLine(calculator, language)} />
        <div className={shared.bar} role="group" aria-label={t.kindLabel}>
          {tool.kinds.length > 1
            ? tool.kinds.map((kind) => (
                <ToolButton
                  key={kind}
                  aria-pressed={kind === calculator.kind}
                  onClick={() => change({ kind })}
                >
                  {t.kind(kind)}
                </ToolButton>
              ))
            : null}
          {calculator.kind === 'scientific'
            ? ANGLES.map((angle) => (
                <ToolButton
                  key={angle}
                  aria-pressed={angle === calculator.angle}
                  onClick={() => change({ angle })}
                >
                  {t.angle(angle)}
                </ToolButton>
              ))
            : null}
        </div>
        <Keys rows={padRows(calculator.kind)} t={t} onPress={press} />
      </fieldset>
    </ToolFrame>
  );
}

/** Enter presses a button that has the focus, and otherwise calculates. */
function readKey(key: string, onButton: boolean): Pick<PadKey, 'types' | 'does'> | undefined {
  if (key === '=' || (key === 'Enter' && !onButton)) return { does: 'equals' };
  if (key === 'Backspace') return { does: 'back' };
  if (key === 'Delete') return { does: 'clear' };
  const types = keyOf(key);
  return types === undefined ? undefined : { types };
}

interface KeysProps {
  readonly rows: ReturnType<typeof padRows>;
  readonly t: (typeof calculatorTexts)[ToolViewProps['language']];
  readonly onPress: (key: PadKey) => void;
}

function Keys({ rows, t, onPress }: KeysProps): ReactNode {
  return (
    <div className={classes.keys} role="group" aria-label={t.keys}>
      {rows.map((row) => (
        <div key={row[0]?.sign} className={classes.row}>
          {row.map((each) => (
            <button
              key={each.sign}
              type="button"
              className={classes.key}
              data-look={each.look}
              aria-label={each.name && `${each.name(t)} ${each.sign}`}
              onClick={() => onPress(each)}
            >
              {each.sign}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface DisplayProps {
  /** The result of the unfinished expression; after =, the expression whose result is in the line. */
  readonly said: string | undefined;
  readonly isDone: boolean;
  readonly line: string;
}

function Display({ said, isDone, line }: DisplayProps): ReactNode {
  return (
    <p className={classes.display}>
      <span className={classes.said}>
        {said === undefined || said === '' ? ' ' : `${said}${isDone ? ' =' : ''}`}
      </span>
      <output className={classes.line} data-long={line.length > 14 || undefined}>
        {line}
      </output>
    </p>
  );
}
