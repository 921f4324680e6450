import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { Button, EmptyState, ErrorState, IconButton, Spinner } from '@lectern/ui';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AssetLinks } from '../../parts/courseware/index.ts';
import { Tools } from '../../parts/tools/index.ts';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { keepPlace, keptPlace } from '../../platform/storage/kept-places.ts';
import type { ResourceSource } from './resource.ts';
import classes from './resource-detail.module.css';
import { Sign } from './sign.tsx';
import { useResourceTexts } from './texts.ts';

/** A finger that went so far aside turns the page, CSS pixels. */
const SWIPE = 48;

export interface CoursewarePagesProps {
  readonly id: string;
  readonly source: Pick<ResourceSource, 'records' | 'links'>;
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface Deck {
  readonly reader: SnapshotReader;
  readonly assets: AssetLinks;
}

/** A courseware page by page, from the page at which it was left. */
export function CoursewarePages({ id, source, onError }: CoursewarePagesProps): ReactNode {
  const t = useResourceTexts();
  const [deck, setDeck] = useState<Deck>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    const noted = (failure: unknown) => {
      onError?.(failure);
      throw failure;
    };
    const assets = new AssetLinks(id, (hashes) => source.links(hashes).catch(noted));
    const open = async () => {
      const bytes = await source.records(abort.signal);
      setDeck({ reader: new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes))), assets });
    };
    setError(undefined);
    open().catch((failure: unknown) => {
      if (isAborted(failure)) return;
      setError(failure);
      onError?.(failure);
    });
    return () => {
      abort.abort();
      assets.dispose();
    };
  }, [id, source, onError, turn]);

  if (error !== undefined)
    return (
      <ErrorState
        title={messageOf(error)}
        action={<Button onClick={() => setTurn(turn + 1)}>{t('retry')}</Button>}
      />
    );
  return deck === undefined ? <Spinner fill /> : <Pages id={id} {...deck} />;
}

function Pages({ id, reader, assets }: Deck & { readonly id: string }): ReactNode {
  const t = useResourceTexts();
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const size = usePageSize(reader);
  const [pages] = useState(() => shownPages(reader));
  const last = Math.max(0, pages.length - 1);
  const [index, setIndex] = useState(() => Math.min(last, Math.max(0, (keptPlace(id) ?? 1) - 1)));
  const ground = useRef<HTMLDivElement>(null);
  const scale = useFit(ground, size);
  const begun = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const go = (by: number) => setIndex((at) => Math.min(last, Math.max(0, at + by)));

  // The first page is where everything begins anyway.
  useEffect(() => keepPlace(id, index === 0 ? undefined : index + 1), [id, index]);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const to = target(event.key, last);
      // A button with the focus takes the space key for itself.
      if (to === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      setIndex((at) => Math.min(last, Math.max(0, to(at))));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [last]);

  const end = (event: PointerEvent) => {
    const from = begun.current;
    begun.current = undefined;
    if (from === undefined || from.id !== event.pointerId) return;
    const [aside, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(aside) >= SWIPE && Math.abs(aside) > Math.abs(down)) go(aside < 0 ? 1 : -1);
  };
  const pageId = pages[index];
  if (pageId === undefined) return <EmptyState title={t('noPages')} />;
  const place = { number: index + 1, count: pages.length };
  return (
    <div className={classes.pages}>
      <div
        ref={ground}
        className={classes.ground}
        onPointerDown={(event) => {
          // Two fingers enlarge the page, and turn none.
          begun.current = event.isPrimary
            ? { id: event.pointerId, x: event.clientX, y: event.clientY }
            : undefined;
        }}
        onPointerUp={end}
        onPointerCancel={() => {
          begun.current = undefined;
        }}
      >
        <section
          className={classes.paper}
          aria-label={t('page', place)}
          style={{ width: size.w * scale, height: size.h * scale }}
        >
          {scale > 0 && (
            <div className={classes.scaled} style={{ transform: `scale(${scale})` }} inert>
              <Tools>
                <PageView
                  key={pageId}
                  reader={reader}
                  pageId={pageId}
                  assets={assets}
                  mode="thumbnail"
                  labels={labels}
                  pageNumber={reader.pages().indexOf(pageId) + 1}
                />
              </Tools>
            </div>
          )}
        </section>
      </div>
      <div className={classes.bar} role="toolbar" aria-label={t('pages')}>
        <IconButton
          size="large"
          label={t('before')}
          icon={<Sign of="before" />}
          disabled={index === 0}
          onClick={() => go(-1)}
        />
        <span role="status" aria-label={t('page', place)}>
          {place.number} / {place.count}
        </span>
        <IconButton
          size="large"
          label={t('after')}
          icon={<Sign of="after" />}
          disabled={index === last}
          onClick={() => go(1)}
        />
      </div>
    </div>
  );
}

/** Hidden pages are not shown to others; where all are hidden, all are. */
function shownPages(reader: SnapshotReader): readonly string[] {
  const shown = reader.pages().filter((id) => reader.find('page', id)?.hidden !== true);
  return shown.length > 0 ? shown : reader.pages();
}

function target(key: string, last: number): ((at: number) => number) | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown' || key === 'PageDown' || key === ' ') return (at) => at + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp' || key === 'PageUp') return (at) => at - 1;
  if (key === 'Home') return () => 0;
  return key === 'End' ? () => last : undefined;
}

/** How many CSS pixels a logical pixel takes where the page is whole within. */
function useFit(
  ground: RefObject<HTMLElement | null>,
  size: { readonly w: number; readonly h: number },
): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const node = ground.current;
    if (node === null) return;
    const measure = () => setScale(Math.min(node.clientWidth / size.w, node.clientHeight / size.h));
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [ground, size.w, size.h]);
  return scale;
}
