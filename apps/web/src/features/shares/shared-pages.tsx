import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { getSharedRecords, linkSharedAssets } from '@lectern/protocol/shares';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { Button, EmptyState, ErrorState, IconButton, Spinner } from '@lectern/ui';
import { ChevronLeft, ChevronRight, FileText, Maximize, Minimize } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AssetLinks } from '../../parts/courseware/index.ts';
import { Tools } from '../../parts/tools/index.ts';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useShareTexts } from './share-texts.ts';
import classes from './shares.module.css';
import type { VisitorCalls } from './visitor-call.ts';

/** A finger that went so far aside turns the page, CSS pixels. */
const SWIPE = 48;

export interface SharedPagesProps {
  readonly id: string;
  readonly calls: VisitorCalls;
  /** Told of every call that fails. */
  readonly onError: (error: unknown) => void;
}

interface Deck {
  readonly reader: SnapshotReader;
  readonly assets: AssetLinks;
}

/** A courseware as who has its link looks at it: page by page, nothing changed. */
export function SharedPages({ id, calls, onError }: SharedPagesProps): ReactNode {
  const t = useShareTexts();
  const [deck, setDeck] = useState<Deck>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    const params = { id };
    const assets = new AssetLinks(id, async (hashes) => {
      try {
        return await calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } });
      } catch (failure) {
        onError(failure);
        throw failure;
      }
    });
    const open = async () => {
      const bytes = await calls.call(getSharedRecords, { params, signal: abort.signal });
      const reader = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
      setDeck({ reader, assets });
    };
    setError(undefined);
    open().catch((failure: unknown) => {
      if (isAborted(failure)) return;
      setError(failure);
      onError(failure);
    });
    return () => {
      abort.abort();
      assets.dispose();
    };
  }, [id, calls, onError, turn]);

  if (error !== undefined) {
    return (
      <ErrorState
        title={messageOf(error)}
        action={<Button onClick={() => setTurn(turn + 1)}>{t('retry')}</Button>}
      />
    );
  }
  return deck === undefined ? <Spinner fill /> : <Pages {...deck} />;
}

function Pages({ reader, assets }: Deck): ReactNode {
  const t = useShareTexts();
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const size = usePageSize(reader);
  const [pages] = useState(() => shownPages(reader));
  const [index, setIndex] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const scale = useFit(ground, size);
  const isFull = useFullScreen(frame);
  const begun = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const go = (by: number) => setIndex((at) => Math.min(pages.length - 1, Math.max(0, at + by)));

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const to = target(event.key, pages.length);
      // A button with the focus takes Enter and Space for itself.
      if (to === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      setIndex((at) => Math.min(pages.length - 1, Math.max(0, to(at))));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [pages]);

  const end = (event: PointerEvent) => {
    const from = begun.current;
    begun.current = undefined;
    if (from === undefined || from.id !== event.pointerId) return;
    const [aside, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(aside) >= SWIPE && Math.abs(aside) > Math.abs(down)) go(aside < 0 ? 1 : -1);
  };
  const pageId = pages[index];
  if (pageId === undefined) return <EmptyState icon={<FileText />} title={t('noPages')} />;
  return (
    <div ref={frame} className={classes.viewer}>
      <div
        ref={ground}
        className={classes.ground}
        onPointerDown={(event) => {
          begun.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
        }}
        onPointerUp={end}
        onPointerCancel={() => {
          begun.current = undefined;
        }}
      >
        <section
          className={classes.paper}
          aria-label={t('page', { number: index + 1, count: pages.length })}
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
          label={t('before')}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => go(-1)}
        />
        <span role="status" aria-label={t('page', { number: index + 1, count: pages.length })}>
          {index + 1} / {pages.length}
        </span>
        <IconButton
          label={t('after')}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={index === pages.length - 1}
          onClick={() => go(1)}
        />
        {document.fullscreenEnabled && (
          <IconButton
            label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
            icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            onClick={() => {
              const done = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen();
              // A browser that does not let it shows the page as it is.
              done?.catch(() => undefined);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Hidden pages are not shown to others; where all are hidden, all are. */
function shownPages(reader: SnapshotReader): readonly string[] {
  const shown = reader.pages().filter((id) => reader.find('page', id)?.hidden !== true);
  return shown.length > 0 ? shown : reader.pages();
}

function target(key: string, count: number): ((at: number) => number) | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown' || key === 'PageDown' || key === ' ') return (at) => at + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp' || key === 'PageUp') return (at) => at - 1;
  if (key === 'Home') return () => 0;
  return key === 'End' ? () => count - 1 : undefined;
}

/** How many CSS pixels a logical pixel takes where the page is whole within. */
function useFit(
  ground: React.RefObject<HTMLElement | null>,
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

function useFullScreen(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const note = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, [frame]);
  return isFull;
}
