import type { ToolViewProps } from '@lectern/stage/view';
import { type ReactNode, useMemo, useState } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import shared from '../../../common/tool.module.css';
import type { Described } from '../../../engine.tsx';
import { Tally } from './board.tsx';
import classes from './counter.module.css';
import {
  added,
  borrowed,
  type Counter,
  type CounterDescription,
  carried,
  changed,
  cleared,
  counterOf,
  FULL,
  type Step,
  set,
  struck,
  taken,
  undone,
} from './model.ts';
import { counterLine } from './picture.tsx';
import { Abacus, Rods } from './rods.tsx';
import { type CounterTexts, counterTexts } from './texts.ts';

/** The message after a step: the reason why the step was not done, or the rod from which a bead was borrowed. */
type Note = Exclude<Step, { type: 'done' }> | { readonly type: 'borrowed'; readonly from: number };

/** Beads on rods, an abacus or a tally. */
export function CounterView({
  tool,
  data,
  change,
  size,
  language,
}: ToolViewProps & Described<CounterDescription>): ReactNode {
  const t = counterTexts[language];
  const counter = useMemo(() => counterOf(data, tool), [data, tool]);
  const [note, setNote] = useState<Note>();
  const take = (step: Step, said?: Note) => {
    setNote(step.type === 'done' ? said : step);
    if (step.type === 'done') change(step.patch);
  };
  const keep = (patch: ReturnType<typeof undone>) => {
    setNote(patch ? undefined : { type: 'most' });
    if (patch) change(patch);
  };
  return (
    <ToolFrame size={size}>
      {counter.kind === 'beads' ? (
        <Rods
          label={tool.name[language]}
          counter={counter}
          t={t}
          onAdd={(rod) => take(added(counter, rod))}
          onTake={(rod) => take(taken(counter, rod))}
        />
      ) : null}
      {counter.kind === 'abacus' ? (
        <Abacus
          label={tool.name[language]}
          counter={counter}
          t={t}
          onSet={(rod, digit) => keep(set(counter, rod, digit))}
        />
      ) : null}
      {counter.kind === 'tally' ? (
        <button
          type="button"
          className={classes.tally}
          aria-label={t.stroke}
          onClick={() => take(struck(counter))}
        >
          <svg viewBox="0 0 500 100" aria-hidden="true">
            <Tally strokes={counter.strokes} language={language} />
          </svg>
          {counter.strokes === 0 ? t.stroke : null}
        </button>
      ) : null}
      <p className={shared.words} role="status">
        {counterLine(counter, language)}
        <Said note={note ?? offered(counter)} counter={counter} t={t} onStep={take} />
      </p>
      <div className={shared.bar}>
        <ToolButton disabled={counter.steps.length === 0} onClick={() => keep(undone(counter))}>
          {t.undo}
        </ToolButton>
        <ToolButton onClick={() => keep(cleared(counter))}>{t.clear}</ToolButton>
        {tool.kinds.length > 1 ? (
          <span className={shared.bar} role="group" aria-label={t.kindLabel}>
            {tool.kinds.map((kind) => (
              <ToolButton
                key={kind}
                aria-pressed={kind === counter.kind}
                onClick={() => keep(changed(counter, kind))}
              >
                {t.kind(kind)}
              </ToolButton>
            ))}
          </span>
        ) : null}
      </div>
    </ToolFrame>
  );
}

/** A message that offers to carry ten beads on a rod. */
function offered({ kind, beads }: Counter): Note | undefined {
  const rod = kind === 'beads' ? beads.indexOf(FULL) : -1;
  return rod < 0 ? undefined : { type: 'carry', rod };
}

interface SaidProps {
  readonly note: Note | undefined;
  readonly counter: Counter;
  readonly t: CounterTexts;
  readonly onStep: (step: Step, said?: Note) => void;
}

/** The message of a step that needs another one first, with a button for that. */
function Said({ note, counter, t, onStep }: SaidProps): ReactNode {
  const place = (rod: number) => t.places[rod] ?? '';
  const { beads, kind } = counter;
  switch (note?.type) {
    case undefined:
      return null;
    case 'least':
      return <span className={classes.note}>{t.least}</span>;
    case 'most':
      return <span className={classes.note}>{kind === 'tally' ? t.strokesFull : t.most}</span>;
    case 'borrowed':
      return <span className={classes.note}>{t.borrowed(place(note.from), place(note.from - 1))}</span>;
    case 'carry':
      // Another user may have changed the rod meanwhile.
      if (beads[note.rod] !== FULL) return null;
      if (note.rod + 1 >= beads.length) return <span className={classes.note}>{t.most}</span>;
      return (
        <span className={classes.note}>
          {t.full(place(note.rod), place(note.rod + 1))}
          <ToolButton primary onClick={() => onStep(carried(counter, note.rod))}>
            {t.carry}
          </ToolButton>
        </span>
      );
    case 'borrow':
      if (beads[note.rod] !== 0 || (beads[note.from] ?? 0) < 1) return null;
      return (
        <span className={classes.note}>
          {t.empty(place(note.rod), place(note.from), place(note.from - 1))}
          <ToolButton
            primary
            onClick={() => onStep(borrowed(counter, note.from), { type: 'borrowed', from: note.from })}
          >
            {t.borrow}
          </ToolButton>
        </span>
      );
  }
}
