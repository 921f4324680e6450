import type { ToolViewProps } from '@lectern/stage/view';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import shared from '../../../common/tool.module.css';
import type { Described } from '../../../engine.tsx';
import { glyphs } from './load-glyph.ts';
import {
  charactersIn,
  cleared,
  doneKey,
  doneOf,
  SPEEDS,
  WRITERS_MAX,
  type Writing,
  type WritingDescription,
  type WritingTask,
  writingOf,
} from './model.ts';
import { printWorksheet } from './print-worksheet.ts';
import { type WritingTexts, writingTexts } from './texts.ts';
import { useGlyph } from './use-glyph.ts';
import { WatchBoard } from './watch-board.tsx';
import { WriteBoard } from './write-board.tsx';
import classes from './writing.module.css';

const TASKS: readonly WritingTask[] = ['watch', 'write'];

/** Whether a single square has its buttons beside it. */
function isWide({ w, h }: ToolViewProps['size'], { task, writers }: Writing): boolean {
  return w > h * 1.2 && (task === 'watch' || writers === 1);
}

/** Characters whose strokes are shown, and traced or written by one to four pupils. */
export function WritingView({
  tool,
  data,
  change,
  size,
  language,
}: ToolViewProps & Described<WritingDescription>): ReactNode {
  const t = writingTexts[language];
  const writing = useMemo(() => writingOf(data, tool), [data, tool]);
  const character = writing.characters[writing.at] ?? '';
  const [state, retry] = useGlyph(character);
  const [isTyping, setTyping] = useState(false);
  return (
    <ToolFrame size={size} className={isWide(size, writing) ? classes.wide : classes.frame}>
      {isTyping ? (
        <TypedCharacters
          text={writing.characters.join('')}
          label={t.textLabel}
          onEnd={(text) => {
            setTyping(false);
            if (text !== undefined) change({ text, at: 0 });
          }}
        />
      ) : (
        <div className={classes.characters} role="group" aria-label={t.characters}>
          {writing.characters.map((each, index) => (
            <ToolButton key={each} aria-pressed={index === writing.at} onClick={() => change({ at: index })}>
              {each}
            </ToolButton>
          ))}
          <ToolButton className={classes.other ?? ''} onClick={() => setTyping(true)}>
            {t.other}
          </ToolButton>
        </div>
      )}
      {state.kind === 'here' && writing.task === 'watch' && (
        <WatchBoard key={character} character={character} glyph={state.glyph} writing={writing} t={t} />
      )}
      {state.kind === 'here' && writing.task === 'write' && (
        <div className={classes.writers} style={{ '--writers': writing.writers } as CSSProperties}>
          {Array.from({ length: writing.writers }, (_, writer) => (
            <WriteBoard
              // biome-ignore lint/suspicious/noArrayIndexKey: places of pupils keep their order
              key={`${character} ${writer}`}
              character={character}
              glyph={state.glyph}
              grid={writing.grid}
              traced={writing.traced}
              t={t}
              number={writing.writers > 1 ? writer + 1 : undefined}
              done={doneOf(data, writer, character, state.glyph.length)}
              onDone={(done) => change({ [doneKey(writer, character)]: done })}
            />
          ))}
        </div>
      )}
      {(state.kind === 'none' || state.kind === 'failed') && (
        <div className={classes.missing}>
          <p className={shared.words} role="status">
            {state.kind === 'none' ? t.none : t.failed}
          </p>
          {state.kind === 'failed' && <ToolButton onClick={retry}>{t.retry}</ToolButton>}
        </div>
      )}
      <div className={shared.bar}>
        {TASKS.map((task) => (
          <ToolButton key={task} aria-pressed={task === writing.task} onClick={() => change({ task })}>
            {t.task[task]}
          </ToolButton>
        ))}
        <Options writing={writing} character={character} t={t} change={change} />
        <PrintButton writing={writing} t={t} />
      </div>
    </ToolFrame>
  );
}

interface OptionsProps {
  readonly writing: Writing;
  readonly character: string;
  readonly t: WritingTexts;
  readonly change: ToolViewProps['change'];
}

/** The speed while watching; tracing, the number of pupils and another try while writing. */
function Options({
  writing: { task, speed, traced, writers },
  character,
  t,
  change,
}: OptionsProps): ReactNode {
  if (task === 'watch')
    return (
      <ToolButton
        aria-label={`${t.speedLabel} ${t.speed(speed)}`}
        onClick={() => change({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 })}
      >
        {t.speedLabel} {t.speed(speed)}
      </ToolButton>
    );
  return (
    <>
      <ToolButton aria-pressed={traced} onClick={() => change({ traced: !traced })}>
        {t.traced}
      </ToolButton>
      <ToolButton
        aria-label={`${t.writersLabel} ${t.writers(writers)}`}
        onClick={() => change({ writers: (writers % WRITERS_MAX) + 1 })}
      >
        {t.writers(writers)}
      </ToolButton>
      <ToolButton onClick={() => change(cleared(character))}>{t.again}</ToolButton>
    </>
  );
}

/** Prints a sheet with all characters of the tool. */
function PrintButton({ writing, t }: Pick<OptionsProps, 'writing' | 't'>): ReactNode {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const print = async () => {
    setState('busy');
    const isPrinted = await printWorksheet(writing, t.sheet, glyphs).catch(() => false);
    setState(isPrinted ? 'ready' : 'failed');
  };
  return (
    <ToolButton disabled={state === 'busy'} onClick={() => void print()}>
      {state === 'failed' ? t.notPrinted : t.print}
    </ToolButton>
  );
}

interface TypedCharactersProps {
  readonly text: string;
  readonly label: string;
  /** Called with the characters, or without any when there are none or the field was left by Escape. */
  readonly onEnd: (text: string | undefined) => void;
}

/** A field for other characters, which takes those of any text. */
function TypedCharacters({ text, label, onEnd }: TypedCharactersProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const end = () => {
    const next = charactersIn(typed).join('');
    onEnd(next === '' || next === text ? undefined : next);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
      autoFocus
      className={classes.typed}
      aria-label={label}
      placeholder={label}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => {
        // Keys of the field are no commands of the show around the tool.
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end();
        if (event.key === 'Escape') onEnd(undefined);
      }}
    />
  );
}
