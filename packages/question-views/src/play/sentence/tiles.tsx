import type { BodyOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { followWithCard } from '../../parts/drag-to-target/card-follower.ts';
import { useDrags } from '../../parts/dragging/drags.ts';
import { gameTexts } from '../texts.ts';
import classes from './sentence.module.css';
import { sentenceTexts } from './texts.ts';
import { withWord } from './word-line.ts';

interface TilesProps {
  readonly items: BodyOf<'ordering'>['items'];
  readonly line: readonly string[];
  readonly isOpen: boolean;
  /** The number of words at the beginning that were found right. */
  readonly kept: number;
  readonly isRight: boolean;
  readonly onLine: (line: string[]) => void;
}

const END = 'end';
const TRAY = 'tray';
const BEFORE = 'before ';

/** The line and the words beside it. A tap or Enter moves a word to the end of the line or back; arrow keys move it along. */
export function Tiles({ items, line, isOpen, kept, isRight, onLine }: TilesProps): ReactNode {
  const texts = useTextsOf(sentenceTexts);
  const shared = useTextsOf(gameTexts);
  const surface = useRef<HTMLDivElement>(null);
  const put = (id: string, target: string | undefined) => {
    if (target === TRAY) onLine(line.filter((one) => one !== id));
    else if (target === END) onLine(withWord(line, id));
    else if (target?.startsWith(BEFORE)) onLine(withWord(line, id, target.slice(BEFORE.length)));
  };
  useDrags(surface, (id, handle) =>
    isOpen && surface.current
      ? followWithCard(surface.current, handle, { accepts: () => true, drop: (target) => put(id, target) })
      : undefined,
  );
  const press = (event: KeyboardEvent, id: string) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const at = line.indexOf(id);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    onLine(withWord(line, id, line[at + (step < 0 ? -1 : 2)]));
    keepFocus(surface.current, id);
  };
  const tile = (id: string, inLine: boolean) => {
    const item = items.find((one) => one.id === id);
    return item ? (
      <button
        key={id}
        type="button"
        className={classes.tile}
        disabled={!isOpen}
        data-card={id}
        data-drag={isOpen ? id : undefined}
        data-target={inLine ? `${BEFORE}${id}` : undefined}
        data-kept={inLine && line.indexOf(id) < kept ? '' : undefined}
        onClick={() => {
          put(id, inLine ? TRAY : END);
          focusNext(surface.current, inLine);
        }}
        onKeyDown={(event) => press(event, id)}
      >
        <ContentView content={item.content} />
      </button>
    ) : null;
  };
  const left = items.filter(({ id }) => !line.includes(id));
  return (
    <div ref={surface} className={classes.tiles}>
      <div
        role="group"
        aria-label={texts.line}
        className={classes.line}
        data-target={END}
        data-right={isRight ? '' : undefined}
      >
        {line.length === 0 ? <span className={classes.hint}>{texts.hint}</span> : null}
        {line.map((id) => tile(id, true))}
      </div>
      <div role="group" aria-label={shared.tray} className={classes.tray} data-target={TRAY}>
        {left.map(({ id }) => tile(id, false))}
        {left.length === 0 ? <span className={classes.hint}>{shared.trayEmpty}</span> : null}
      </div>
    </div>
  );
}

/** The word is drawn at another place; without this, its key would lose the focus. */
function keepFocus(surface: HTMLElement | null, id: string): void {
  requestAnimationFrame(() =>
    surface?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus(),
  );
}

/** Focuses the first word that is left, when the word that had the focus was moved by a key. */
function focusNext(surface: HTMLElement | null, inLine: boolean): void {
  if (!surface?.contains(document.activeElement)) return;
  requestAnimationFrame(() => {
    const target = inLine ? END : TRAY;
    surface.querySelector<HTMLElement>(`[data-target="${target}"] [data-card]`)?.focus();
  });
}
