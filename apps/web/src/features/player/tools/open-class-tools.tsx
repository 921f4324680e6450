import type { PageZoom, ShowOverlays } from '@lectern/stage/show';
import { Row, showToast } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type WindowClear, WindowLayer } from '@lectern/ui/window';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  fold,
  isFolded,
  type OpenableTool,
  type ToolShow,
  useViewOnly,
} from '../../../parts/class-tools/index.ts';
import { penOf, useInkTool } from '../../../parts/ink/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { Hand } from '../hand/use-hand.ts';
import classes from '../player.module.css';
import { useToolbarTexts } from '../toolbar-texts.ts';
import { ToolBoundary } from './tool-boundary.tsx';

/** Code of each tool that was opened, kept after it is closed. */
const parts = new WeakMap<OpenableTool['load'], LazyCode<ClassToolPart>>();

function partOf({ load }: OpenableTool): LazyCode<ClassToolPart> {
  const part = parts.get(load) ?? new LazyCode(load);
  parts.set(load, part);
  return part;
}

/** The show without the parts that this component adds. */
export type ShownToTools = Omit<ToolShow, 'place' | 'inkTool' | 'pen'>;

export interface OpenClassToolsProps extends Omit<OpenClassToolProps, 'tool' | 'show' | 'rank'> {
  readonly show: ShownToTools;
  readonly hand: Pick<Hand, 'tool' | 'settings'>;
  /** Zoom of the page, with which tools on the page move. */
  readonly zoom: PageZoom;
  /** Space that the toolbar takes. */
  readonly clear: WindowClear;
  readonly tools: readonly OpenableTool[];
  /** Ids of the open tools in the order in which they were opened. */
  readonly opened: ReadonlySet<string>;
}

/** All open class tools. Tools in windows share one layer and so one stacking order. */
export function OpenClassTools(props: OpenClassToolsProps): ReactNode {
  const { tools, opened, clear, zoom, show, hand, ...each } = props;
  const order = [...opened];
  const place = useSignal(zoom.place);
  const board = show.sheet?.board.color;
  const inkTool = useInkTool(hand.tool, hand.settings, board);
  const pen = penOf(inkTool, hand.settings, board);
  return (
    <WindowLayer className={classes.tools} clear={clear}>
      {tools.map((tool) => (
        <OpenClassTool
          key={tool.id}
          tool={tool}
          rank={order.indexOf(tool.id)}
          show={{ ...show, place, inkTool, pen }}
          {...each}
        />
      ))}
    </WindowLayer>
  );
}

interface OpenClassToolProps extends Pick<ClassToolProps, 'lesson' | 'show'> {
  readonly tool: OpenableTool;
  /** Position in the order of opening; later tools are on top. */
  readonly rank: number;
  readonly overlays: ShowOverlays;
  readonly onOpen: (id: string) => void;
  readonly onClose: (id: string) => void;
}

/**
 * An open class tool, with the input that it takes. Escape closes it, also while it is loading, or folds it if it keeps
 * running; Escape skips tools that are folded or read-only.
 */
function OpenClassTool(props: OpenClassToolProps): ReactNode {
  const { tool, rank, lesson, show, overlays, onOpen, onClose } = props;
  const t = useToolbarTexts();
  const language = useLanguage();
  const state = useLazy(partOf(tool));
  const part = state.type === 'here' ? state.value : undefined;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const takes = part?.takes;
  const { id } = tool;
  const viewOnly = useViewOnly();
  const folded = useSignal(lesson.state(id), isFolded);
  useLayoutEffect(() => {
    const close = () => fold(lesson, id, true) || latest.current(id);
    return overlays.lay({ id, takes: takes ?? [], rank, ...(!folded && !viewOnly && { close }) });
  }, [overlays, lesson, id, takes, rank, folded, viewOnly]);
  if (part) {
    const close = () => onClose(id);
    const giveUp = () => {
      close();
      // A user who only views the tool needs no message.
      if (viewOnly) return;
      showToast({
        about: `broken ${id}`,
        kind: 'failure',
        text: t('toolBroke', { tool: tool.label[language] }),
      });
    };
    return (
      <ToolBoundary onBroken={giveUp}>
        <part.View id={id} close={close} open={onOpen} lesson={lesson} show={show} />
      </ToolBoundary>
    );
  }
  if (state.type !== 'failed' || viewOnly) return null;
  return (
    <Row as="p" gap={2} className={classes.status} role="status">
      {t('toolFailed')}
    </Row>
  );
}
