import type { ElementOf, ElementType } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { DrawingProps } from './drawing-props.ts';
import { ChartView } from './elements/chart-view.tsx';
import { GroupView } from './elements/group-view.tsx';
import { FormulaView, InkView, QuestionElementView, TableView } from './elements/lazy-views.tsx';
import { LineView } from './elements/line-view.tsx';
import { MediaView } from './elements/media-view.tsx';
import { PictureView } from './elements/picture-view.tsx';
import { ShapeView } from './elements/shape-view.tsx';
import { ToolElementView } from './elements/tool-element-view.tsx';
import { UnknownView } from './elements/unknown-view.tsx';

/** The drawing of one kind of element. */
export interface KindDrawing<T extends ElementType> {
  readonly Drawing: (props: DrawingProps<T>) => ReactNode;
  /** Whether the element plays, and is drawn even when the page's picture replaces other elements. */
  readonly plays?: true;
  /** Whether the drawing exposes the element's `alt` to screen readers itself. */
  readonly saysAlt?: true;
}

const kindDrawings: { readonly [K in ElementType]: KindDrawing<K> } = {
  shape: { Drawing: ShapeView },
  line: { Drawing: LineView },
  picture: { Drawing: PictureView, saysAlt: true },
  video: { Drawing: MediaView, plays: true },
  audio: { Drawing: MediaView, plays: true },
  table: { Drawing: TableView },
  chart: { Drawing: ChartView },
  formula: { Drawing: FormulaView },
  ink: { Drawing: InkView },
  group: { Drawing: GroupView },
  tool: { Drawing: ToolElementView },
  question: { Drawing: QuestionElementView },
  unknown: { Drawing: UnknownElementView },
};

/** The drawing of this element's kind. */
export function kindDrawing<T extends ElementType>(element: ElementOf<T>): KindDrawing<T> {
  return kindDrawings[element.type as T];
}

function UnknownElementView({ element }: DrawingProps<'unknown'>): ReactNode {
  return <UnknownView what={element.what} preview={element.preview} texts={element.texts} />;
}
