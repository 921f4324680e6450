import type { CoursewareReader } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
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
  /** Where it is kept what was uncovered; without one it lasts as long as the show. */
  readonly state: LessonState | undefined;
  readonly reader: CoursewareReader;
  /** The page that is shown, and nothing lies between it and the hand; undefined otherwise. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  /** Hands press and pull; else they write or drag, and covers lie as they are. */
  readonly presses: boolean;
  /** Covers lie as `state` says, and nobody takes one away here. */
  readonly looksOn?: boolean;
  readonly texts: {
    readonly bar: string;
    /** On the key that uncovers one, by its number on the page. */
    readonly uncover: (number: number) => string;
  };
  /** The button that puts the page's covers back. */
  readonly coverAgain: (onPress: () => void) => ReactNode;
  readonly style?: CSSProperties;
  /** Told of what takes presses of covers away from other hands. */
  readonly takes?: RefObject<((x: number, y: number) => boolean) | undefined>;
}

const SHOW = '[data-testid="show"]';

/** What hands do to covers, and how far these are away. */
export function CoverLayer(props: CoverLayerProps): ReactNode {
  const { state, reader, pageId, surface, presses, texts, coverAgain, style, takes, looksOn = false } = props;
  const [covers] = useState(() => new CoversInClass());
  useEffect(() => state && covers.keepIn(state), [covers, state]);
  const uncovered = useSignal(covers.uncovered);
  /** What hands are on, drawn before it is kept. */
  const [held, setHeld] = useState<ReadonlyMap<string, Uncovered>>(new Map());
  const here = useMemo(() => (pageId === undefined ? [] : coversOn(reader, pageId)), [reader, pageId]);
  const latest = useRef(here);
  useEffect(() => {
    latest.current = here;
  });
  const some = here.length > 0;
  useEffect(() => {
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
  // Covers that are away stay away on a page that is being turned from.
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
