import type { CoursewareReader } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import type { WindowClear } from '@lectern/ui/window';
import { RotateCcw } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { useLateTexts } from '../late-texts.ts';
import { CoverHands, type CoverOnPage } from './cover-hands.ts';
import classes from './cover-layer.module.css';
import { CoversInClass } from './covers-in-class.ts';
import { drawnAway, type Uncovered } from './uncovered.ts';

/** Where the lesson keeps what was uncovered. */
const STATE = 'covers';

export interface CoverLayerProps {
  /** Undefined until there is one: nothing is kept before. */
  readonly lesson: ToolLesson | undefined;
  readonly reader: CoursewareReader;
  /** The page that is shown, and nothing lies between it and the hand; undefined otherwise. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  /** Hands press and pull; else they write or drag, and covers lie as they are. */
  readonly presses: boolean;
  readonly clear: WindowClear;
  /** Told of what takes presses of covers away from other hands. */
  readonly takes: RefObject<((x: number, y: number) => boolean) | undefined>;
}

/** What hands do to covers, and how far these are away. */
export function CoverLayer(props: CoverLayerProps) {
  const { lesson, reader, pageId, surface, presses, clear, takes } = props;
  const t = useLateTexts();
  const [covers] = useState(() => new CoversInClass());
  useEffect(() => lesson && covers.keepIn(lesson.state(STATE)), [covers, lesson]);
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
    if (!surface.current || !presses || !some) return;
    const hands = new CoverHands(surface.current, {
      covers: () => latest.current,
      uncovered: covers.uncovered,
      hold: (id, now) => setHeld((all) => new Map(all).set(id, now)),
      put: (id, now) => {
        setHeld((all) => new Map([...all].filter(([each]) => each !== id)));
        covers.put([id], now);
      },
    });
    takes.current = (x, y) => hands.at(x, y) !== undefined;
    const stop = hands.listen();
    return () => {
      takes.current = undefined;
      stop();
    };
  }, [surface, presses, some, covers, takes]);
  useDrawn(here, uncovered, held);
  if (!some) return null;
  const away = here.filter(({ id }) => uncovered.has(id));
  return (
    <section className={classes.bar} aria-label={t('coverBar')} data-top-bar="" style={beside(clear)}>
      {away.length > 0 && (
        <PanelButton
          label={t('coverAgain')}
          icon={<RotateCcw />}
          onPress={() =>
            covers.put(
              away.map(({ id }) => id),
              undefined,
            )
          }
        />
      )}
      {here
        .filter(({ id }) => uncovered.get(id)?.type !== 'away')
        .map(({ id }, at) => (
          <button
            key={id}
            type="button"
            className={classes.key}
            onClick={() => covers.put([id], { type: 'away' })}
          >
            {t('uncoverOne', { number: at + 1 })}
          </button>
        ))}
    </section>
  );
}

/** Draws covers as far away as they are, whenever their pages are drawn: by rules, not by touching what React draws. */
function useDrawn(
  here: readonly CoverOnPage[],
  uncovered: ReadonlyMap<string, Uncovered>,
  held: ReadonlyMap<string, Uncovered>,
): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
  useEffect(() => {
    const rules = here.map(({ id, cover, frame }) => {
      const now = held.get(id) ?? uncovered.get(id);
      const grip = 'cursor:grab;touch-action:none;';
      const motion = held.has(id) ? '' : 'transition:opacity .4s,visibility .4s,clip-path .2s;';
      const drawn = now ? drawnAway(now, cover.from, frame) : '';
      return `[data-testid="show"] [data-element-id="${CSS.escape(id)}"]{${grip}${motion}${drawn}}`;
    });
    const still =
      '@media (prefers-reduced-motion:reduce){[data-testid="show"] [data-element-id]{transition:none!important}}';
    sheet.replaceSync([...rules, ...(rules.length > 0 ? [still] : [])].join('\n'));
  }, [sheet, here, uncovered, held]);
}

/** In the middle of what the toolbar leaves. */
function beside({ left = 0, right = 0 }: WindowClear): CSSProperties {
  return { '--clear-left': `${left}rem`, '--clear-right': `${right}rem` } as CSSProperties;
}

/** The covers of a page, in groups too. */
function coversOn(reader: CoursewareReader, parentId: string): readonly CoverOnPage[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    if (element.type === 'group') return coversOn(reader, id);
    if (element.type !== 'shape' || !element.cover) return [];
    return [{ id, cover: element.cover, frame: element.frame }];
  });
}
