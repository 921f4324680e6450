import type { CoursewareReader } from '@lectern/courseware';
import { type AssetSource, PageView, useRecord } from '@lectern/stage/view';
import { Button, Row, Text } from '@lectern/ui';
import { EyeOff, Play, TextCursorInput, Volume2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStageLabels } from '../editing/stage-labels.ts';
import { type PageMedia, pageMedia } from './page-media.ts';
import classes from './phone-viewer.module.css';
import { usePhoneTexts } from './texts.ts';

export interface PhonePageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly pageId: string;
  /** Page number, counted from 1. */
  readonly number: number;
  /** Size of every page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  readonly onTeach: (page: number) => void;
  readonly onPlay: (media: PageMedia) => void;
  /** Opens the page's texts for editing; left out for users without permission to edit. */
  readonly onWords?: ((pageId: string, number: number) => void) | undefined;
}

/** One page as wide as the screen, rendered once it comes near the visible area. A press starts teaching from it. */
export const PhonePage = memo(function PhonePage(props: PhonePageProps): ReactNode {
  const { reader, assets, pageId, number, size, onTeach, onPlay, onWords } = props;
  const t = usePhoneTexts();
  const labels = useStageLabels();
  const page = useRecord(reader, 'page', pageId);
  const paper = useRef<HTMLDivElement>(null);
  const { isNear, width } = useNear(paper);
  const media = usePageMedia(reader, pageId, size);
  const hidden = page?.hidden === true;
  return (
    <li className={classes.page} data-hidden={hidden}>
      <div
        ref={paper}
        className={classes.paper}
        style={{ aspectRatio: `${size.w} / ${size.h}` }}
        aria-hidden="true"
        inert
      >
        {isNear && width > 0 ? (
          <span className={classes.scaled} style={{ transform: `scale(${width / size.w})` }}>
            <PageView
              reader={reader}
              pageId={pageId}
              assets={assets}
              mode="thumbnail"
              labels={labels}
              pageNumber={number}
            />
          </span>
        ) : null}
      </div>
      <Row justify="between">
        <Text size="small" tone="quiet" className={classes.number} aria-hidden="true">
          {number}
          {hidden ? <EyeOff /> : null}
        </Text>
        {onWords ? (
          <Button
            tone="quiet"
            className={classes.wordsButton}
            icon={<TextCursorInput aria-hidden="true" />}
            onClick={() => onWords(pageId, number)}
          >
            {t('editWords', { number })}
          </Button>
        ) : null}
      </Row>
      {/* The button is over the picture, not around it: the text of a slide must not become the button's name. */}
      <button
        type="button"
        className={classes.press}
        aria-label={t(hidden ? 'teachFromHidden' : 'teachFrom', { number })}
        onClick={() => onTeach(number)}
      />
      <div className={classes.films} style={{ aspectRatio: `${size.w} / ${size.h}` }}>
        {media.map((each) => (
          <button
            key={each.id}
            type="button"
            className={classes.film}
            style={{ left: `${each.x * 100}%`, top: `${each.y * 100}%` }}
            aria-label={t('play', { name: each.name ?? t(each.kind), number })}
            onClick={() => onPlay(each)}
          >
            {each.kind === 'film' ? <Play aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          </button>
        ))}
      </div>
    </li>
  );
});

/** Returns the videos and sounds of a page, also after other users change it. */
function usePageMedia(
  reader: CoursewareReader,
  pageId: string,
  size: PhonePageProps['size'],
): readonly PageMedia[] {
  const known = useRef<{ readonly text: string; readonly media: readonly PageMedia[] }>(undefined);
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  return useSyncExternalStore(subscribe, () => {
    const media = pageMedia(reader, pageId, size);
    const text = JSON.stringify(media);
    if (known.current?.text !== text) known.current = { text, media };
    return known.current.media;
  });
}

/** Whether an element has ever been within one screen of the visible area, and its current width in CSS pixels. */
function useNear(element: React.RefObject<HTMLElement | null>): {
  readonly isNear: boolean;
  readonly width: number;
} {
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '100% 0%',
    });
    const wide = new ResizeObserver(() => setWidth(node.clientWidth));
    near.observe(node);
    wide.observe(node);
    return () => {
      near.disconnect();
      wide.disconnect();
    };
  }, [element]);
  return { isNear, width };
}
