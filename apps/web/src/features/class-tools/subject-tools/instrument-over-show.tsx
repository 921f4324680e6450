import type { ToolData } from '@lectern/courseware';
import type { Stroke } from '@lectern/stage/ink';
import type { InstrumentView } from '@lectern/subject-tools/instruments';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import type { ClassToolPart, ClassToolProps, ToolShow } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';

const NO_STROKES: readonly Stroke[] = [];
/** Key of the lesson's state with the length of a centimetre on the instruments. */
const CALIBRATION = 'subject/instruments';

/**
 * A drawing instrument over the show. It is above the pages, keeps its pose over page changes, and is stored in the
 * lesson.
 */
export async function instrumentOverShow(key: string): Promise<ClassToolPart> {
  const { instrumentView } = await import('@lectern/subject-tools/instruments');
  const view = instrumentView(key);
  if (!view) throw new Error(`there is no ${key}`);
  const drawn = (tool: ClassToolProps) => <InstrumentOverShow tool={tool} view={view} />;
  return { takes: [], View: drawn };
}

interface InstrumentOverShowProps {
  readonly tool: ClassToolProps;
  readonly view: InstrumentView;
}

function InstrumentOverShow({ tool, view: View }: InstrumentOverShowProps): ReactNode {
  const language = useLanguage();
  const { id, lesson, show, close } = tool;
  const { ink, pen } = show;
  // Over a board the instrument draws on the board, and not on the slide below.
  const pageId = show.sheet?.pageId ?? show.pageId;
  const state = lesson.state(id);
  // All instruments share one scale.
  const shared = lesson.state(CALIBRATION);
  const own = useSignal(state) as ToolData;
  const cm = useSignal(shared, (values) => values.cm);
  const strokes = useStrokes(ink, pageId);
  return (
    <View
      id={id}
      data={cm === undefined ? own : { ...own, cm: cm as ToolData[string] }}
      change={({ cm: calibrated, ...patch }) => {
        state.change(patch);
        if (calibrated !== undefined) shared.change({ cm: calibrated });
      }}
      language={language}
      writes={show.inkTool.type === 'write'}
      close={close}
      page={{
        size: show.pageSize,
        place: show.place,
        seen: seenOf(show),
        strokes,
        write: (points) => {
          if (pageId !== undefined) ink.add(pageId, pen, points);
        },
        guides: show.guides.all,
        led: show.guides.led,
        lay: show.guides.lay,
      }}
    />
  );
}

/** A page's strokes; a new array only when any of them changes. */
function useStrokes(ink: ToolShow['ink'], pageId: string | undefined): readonly Stroke[] {
  const [strokes, setStrokes] = useState(NO_STROKES);
  useEffect(() => {
    if (pageId === undefined) return setStrokes(NO_STROKES);
    const read = () => setStrokes(ink.strokes(pageId));
    read();
    return ink.subscribe(pageId, read);
  }, [ink, pageId]);
  return strokes;
}

/** The visible part of the page. */
function seenOf({ place: { left, top, scale }, pageSize }: ToolShow) {
  const [x, y] = [Math.max(-left / scale, 0), Math.max(-top / scale, 0)];
  return {
    x,
    y,
    w: Math.min((innerWidth - left) / scale, pageSize.w) - x,
    h: Math.min((innerHeight - top) / scale, pageSize.h) - y,
  };
}
