import { Box, Button, classNames, Row, Text } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { currentSession } from '../../../platform/api/session.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { noteTour } from './first-tour.ts';
import { useTourTexts } from './texts.ts';
import classes from './tour.module.css';
import { type TourBox, type TourSide, tourPlace } from './tour-place.ts';

/** The steps of the tour, with the selector and side of each target. */
const STEPS = [
  { name: 'insert', at: '[data-region="insert"]', side: 'below' },
  { name: 'slide', at: '[data-region="slide"] [data-page-id]', side: 'within' },
  { name: 'panel', at: '[data-region="panel"]', side: 'left' },
  { name: 'pages', at: '[data-region="pages"]', side: 'right' },
  { name: 'teach', at: '[data-region="top"] > button:last-of-type', side: 'below' },
] as const satisfies readonly { readonly name: string; readonly at: string; readonly side: TourSide }[];

/** The tour of five steps, each beside its target. The editor stays usable meanwhile. */
export function Tour(): ReactNode {
  const t = useTourTexts();
  const { tourShown, focusPage } = useEditing();
  const card = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(0);
  const step = STEPS[number] ?? STEPS[0];
  const { target, corner } = usePlaces(step.at, step.side, card);
  const end = useCallback(() => {
    // The focus returns to the page only if it was in the card.
    const wasHere = card.current?.contains(document.activeElement);
    noteTour(currentSession()?.userId);
    tourShown.set(false);
    if (wasHere) focusPage();
  }, [tourShown, focusPage]);
  useEffect(() => {
    if (tourShown.get() !== 'asked') return undefined;
    // A requested tour takes the focus, once the closing dialog has returned it. The tour of a new user does not take
    // the focus.
    return afterPaint(() => card.current?.focus());
  }, [tourShown]);
  const isLast = number === STEPS.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') end();
    if (event.key === 'ArrowRight' && !isLast) setNumber(number + 1);
    if (event.key === 'ArrowLeft' && number > 0) setNumber(number - 1);
  };
  return (
    <>
      {target ? <Box radius="control" className={classes.ring} style={target} aria-hidden="true" /> : null}
      <div
        ref={card}
        className={classNames('floating-card', classes.card)}
        style={corner}
        role="dialog"
        aria-label={t('label')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...region('tour')}
      >
        <div aria-live="polite">
          <Text as="p" tone="quiet" size="small">
            {t('step', { number: number + 1, count: STEPS.length })}
          </Text>
          <Text as="h2" size="large" weight="medium" className={classes.title}>
            {t(`steps.${step.name}.title`)}
          </Text>
          <Text as="p" tone="quiet" className={classes.text}>
            {t(`steps.${step.name}.text`)}
          </Text>
        </div>
        <Row justify="end" wrap gap={2}>
          {isLast ? null : (
            <Button tone="quiet" onClick={end}>
              {t('skip')}
            </Button>
          )}
          <Box as="span" flex={1} />
          {number > 0 ? <Button onClick={() => setNumber(number - 1)}>{t('previous')}</Button> : null}
          <Button tone="primary" onClick={isLast ? end : () => setNumber(number + 1)}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
        </Row>
      </div>
    </>
  );
}

interface Places {
  readonly target: TourBox | undefined;
  readonly corner: { readonly left: number; readonly top: number };
}

function usePlaces(at: string, side: TourSide, card: React.RefObject<HTMLElement | null>): Places {
  const [places, setPlaces] = useState<Places>({ target: undefined, corner: { left: -9999, top: 0 } });
  useLayoutEffect(() => {
    const look = () => {
      const node = document.querySelector(at);
      const box = node?.checkVisibility() ? node.getBoundingClientRect() : undefined;
      const target = box && { left: box.left, top: box.top, width: box.width, height: box.height };
      const size = card.current?.getBoundingClientRect();
      if (!size) return;
      const room = { width: window.innerWidth, height: window.innerHeight };
      setPlaces({ target, corner: tourPlace(target, side, size, room) });
    };
    look();
    const watched = new ResizeObserver(look);
    for (const node of [document.body, card.current, document.querySelector(at)])
      if (node) watched.observe(node);
    window.addEventListener('resize', look);
    return () => {
      watched.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [at, side, card]);
  return places;
}
