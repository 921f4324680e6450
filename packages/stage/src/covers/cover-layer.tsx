import type { CoursewareReader } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CoverHands } from './cover-hands.ts';
import classes from './cover-layer.module.css';
import { CoversInClass } from './covers-in-class.ts';
import { coversOf, coversOn } from './covers-on-page.ts';
import type { Uncovered } from './uncovered.ts';
import { useDrawnCovers } from './use-drawn-covers.ts';

export interface CoverLayerProps {
  /** Stores the uncovered areas; without it the state lasts until the show ends. */
  readonly state: LessonState | undefined;
  readonly reader: CoursewareReader;
  /** The current page, if no layer covers it; otherwise undefined. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  /** Whether pointers operate the covers. Otherwise they write or drag, and covers ignore them. */
  readonly presses: boolean;
  /** Covers are shown as in `state`, and cannot be removed in this window. */
  readonly looksOn?: boolean;
  readonly texts: {
    readonly bar: string;
    /** Label of the button that uncovers a cover, by the cover's number on the page. */
    readonly uncover: (number: number) => string;
  };
  /** The button that restores the page's covers. */
  readonly coverAgain: (onPress: () => void) => ReactNode;
  readonly style?: CSSProperties;
  /**
   * The layer sets this ref to a function that returns whether a cover handles a press at this point, so that other
   * pointer handlers ignore the press.
   */
  readonly takes?: RefObject<((x: number, y: number) => boolean) | undefined>;
}

const SHOW = '[data-testid="show"]';

/** Lets pointers remove covers, and draws how far each is removed. */
export function CoverLayer(props: CoverLayerProps): ReactNode {
  const { state, reader, pageId, surface, presses, texts, coverAgain, style, takes, looksOn = false } = props;
  const [covers] = useState(() => new CoversInClass());
  useEffect(() => state && covers.keepIn(state), [covers, state]);
  const uncovered = useSignal(covers.uncovered);
  /** States of the covers that pointers are down on, drawn before they are stored. */
  const [held, setHeld] = useState<ReadonlyMap<string, Uncovered>>(new Map());
  const here = useMemo(() => (pageId === undefined ? [] : coversOn(reader, pageId)), [reader, pageId]);
  const latest = useRef(here);
  useLayoutEffect(() => {
    latest.current = here;
  });
  const some = here.length > 0;
  // A press of a cover that is drawn already must not turn the page.
  useLayoutEffect(() => {
    if (!surface.current || !presses || looksOn || !some) return;
    const hands = new CoverHands(surface.current, {
      covers: () => latest.current,
      uncovered: covers.uncovered,
      hold: (id, now) => setHeld((all) => new Map(all).set(id, now)),
      put: (id, now) => {
        setHeld((all) => new Map([...all].filter(([each]) => each !== id)));
        covers.put([id], now);
      },
    });
    if (takes) takes.current = (x, y) => hands.at(x, y) !== undefined;
    const stop = hands.listen();
    return () => {
      if (takes) takes.current = undefined;
      stop();
    };
  }, [surface, presses, looksOn, some, covers, takes]);
  // Removed covers stay removed on a page that is being left.
  const drawn = useMemo(() => {
    const onIt = new Set(here.map(({ id }) => id));
    return [
      ...here,
      ...coversOf(
        reader,
        [...uncovered.keys()].filter((id) => !onIt.has(id)),
      ),
    ];
  }, [reader, here, uncovered]);
  useDrawnCovers(SHOW, drawn, uncovered, held);
  if (!some || looksOn) return null;
  const away = here.flatMap(({ id }) => (uncovered.has(id) ? [id] : []));
  return (
    <section className={classes.bar} aria-label={texts.bar} data-top-bar="" style={style}>
      {away.length > 0 && coverAgain(() => covers.put(away, undefined))}
      {here
        .filter(({ id }) => uncovered.get(id)?.type !== 'away')
        .map(({ id }, at) => (
          <button
            key={id}
            type="button"
            className={classes.key}
            onClick={() => covers.put([id], { type: 'away' })}
          >
            {texts.uncover(at + 1)}
          </button>
        ))}
    </section>
  );
}
