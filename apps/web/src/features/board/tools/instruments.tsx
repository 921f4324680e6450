import type { ToolData } from '@lectern/courseware';
import type { BoardColor } from '@lectern/courseware/lesson';
import type { PageZoom } from '@lectern/stage/show';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { WindowLayer } from '@lectern/ui/window';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import {
  type InkBook,
  type PenGuides,
  type PlayerTool,
  penOf,
  type ToolSettings,
  useInkTool,
} from '../../../parts/ink/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import classes from './tools.module.css';

/** Props of the instruments over a board; `keys` are keys of subject tools. */
export interface InstrumentsProps {
  readonly keys: readonly string[];
  readonly book: InkBook;
  readonly pageId: string;
  readonly size: { readonly w: number; readonly h: number; readonly endless?: boolean };
  readonly zoom: PageZoom;
  readonly guides: PenGuides;
  readonly hand: { readonly tool: PlayerTool; readonly settings: ToolSettings };
  readonly color: BoardColor;
  readonly onClose: (key: string) => void;
}

const code = new LazyCode(() => import('@lectern/subject-tools/instruments'));

/** Ruler, set squares, protractor and compass: they guide pens nearby and stay when the page changes. */
export function Instruments({
  keys,
  book,
  pageId,
  size,
  zoom,
  guides,
  hand,
  color,
  onClose,
}: InstrumentsProps): ReactNode {
  const language = useLanguage();
  const state = useLazy(code);
  const place = useSignal(zoom.place);
  const inkTool = useInkTool(hand.tool, hand.settings, color);
  const [data, setData] = useState<Readonly<Record<string, ToolData>>>({});
  // A calibrated centimetre is shared by all instruments.
  const [cm, setCm] = useState<ToolData[string]>();
  const strokes = useStrokes(book, pageId);
  if (state.type !== 'here') return null;
  const { minX: x, minY: y, maxX, maxY } = zoom.seenNow;
  const seen = { x, y, w: maxX - x, h: maxY - y };
  return (
    <WindowLayer className={classes.instruments}>
      {keys.map((key) => {
        const View = state.value.instrumentView(key);
        if (!View) return null;
        const own = data[key] ?? {};
        return (
          <View
            key={key}
            id={`board/${key}`}
            data={cm === undefined ? own : { ...own, cm }}
            change={({ cm: calibrated, ...patch }) => {
              setData((now) => ({ ...now, [key]: { ...now[key], ...patch } as ToolData }));
              if (calibrated !== undefined) setCm(calibrated);
            }}
            language={language}
            writes={inkTool.type === 'write'}
            close={() => onClose(key)}
            page={{
              size,
              place,
              seen,
              strokes,
              write: (points) => book.add(pageId, penOf(inkTool, hand.settings, color), points),
              guides: guides.all,
              led: guides.led,
              lay: guides.lay,
            }}
          />
        );
      })}
    </WindowLayer>
  );
}

/** A page's strokes; the list stays the same object until one of them changes. */
function useStrokes(book: InkBook, pageId: string) {
  const [read] = useState(() => {
    let known: ReturnType<InkBook['strokes']> = [];
    return (id: string) => {
      const next = book.strokes(id);
      if (next.length !== known.length || next.some((stroke, i) => stroke !== known[i])) known = next;
      return known;
    };
  });
  return useSyncExternalStore(
    useCallback((listener) => book.subscribe(pageId, listener), [book, pageId]),
    () => read(pageId),
  );
}
