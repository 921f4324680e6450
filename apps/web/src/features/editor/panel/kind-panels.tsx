import type { ElementOf, ElementType } from '@lectern/courseware';
import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ComponentType, ReactNode } from 'react';
import { PictureSection } from './picture/picture-section.tsx';
import { ToolSection } from './tool/tool-section.tsx';

const failed = CodeLoadFailure;
const ChartSection = lazyComponent(async () => (await import('./chart/chart-section.tsx')).ChartSection, {
  failed,
});
const FormulaSection = lazyComponent(
  async () => (await import('./formula/formula-section.tsx')).FormulaSection,
  {
    failed,
  },
);

const MediaSection = lazyComponent(async () => (await import('./media/media-section.tsx')).MediaSection, {
  failed,
});
const QuestionSection = lazyComponent(
  async () => (await import('./question/question-section.tsx')).QuestionSection,
  { failed },
);
const TableSection = lazyComponent(async () => (await import('./table/table-section.tsx')).TableSection, {
  failed,
});

/** The sections of the style panel for a kind of element. */
interface KindPanel<T extends ElementType> {
  /** Whether the kind has the fill section, shared by all selected elements. */
  readonly fill: boolean;
  /** Whether the kind has the section for line or outline, shared by all selected elements. */
  readonly line: boolean;
  /** Whether the kind has the section for shadow, glow and similar effects, shared by all selected elements. */
  readonly effects: boolean;
  /** The section for this kind alone, shown when a single element is selected. */
  readonly Section: ComponentType<{ readonly element: ElementOf<T> }> | undefined;
}

const NOTHING = { fill: false, line: false, effects: false, Section: undefined } as const;

const kindPanels = {
  shape: { fill: true, line: true, effects: true, Section: ShapeSection },
  line: { ...NOTHING, line: true },
  picture: { ...NOTHING, line: true, effects: true, Section: PictureSection },
  video: { ...NOTHING, line: true, Section: MediaSection },
  audio: { ...NOTHING, Section: MediaSection },
  table: { ...NOTHING, Section: TableSection },
  chart: { ...NOTHING, Section: ChartSection },
  formula: { ...NOTHING, Section: FormulaSection },
  ink: NOTHING,
  group: NOTHING,
  tool: { ...NOTHING, Section: ToolSection },
  question: { ...NOTHING, Section: QuestionSection },
  unknown: NOTHING,
} satisfies { readonly [K in ElementType]: KindPanel<K> };

type KindPanels = typeof kindPanels;
type Part = 'fill' | 'line' | 'effects';
type With<P extends Part> = {
  [K in ElementType]: KindPanels[K][P] extends true ? ElementOf<K> : never;
}[ElementType];

/** Returns the elements whose fill, line or effects the panel can change. */
export function withPart<P extends Part>(
  elements: readonly ElementOf<ElementType>[],
  part: P,
): readonly With<P>[] {
  return elements.filter((element): element is With<P> => kindPanels[element.type][part]);
}

/** The section that only this kind of element has. */
export function KindSection<T extends ElementType>({
  element,
}: {
  readonly element: ElementOf<T>;
}): ReactNode {
  const { Section }: KindPanel<T> = (kindPanels as { readonly [K in ElementType]: KindPanel<K> })[
    element.type as T
  ];
  return Section ? <Section element={element} /> : null;
}

function ShapeSection({ element }: { readonly element: ElementOf<'shape'> }): ReactNode {
  const holdsFormula = element.text?.paragraphs.some(({ runs }) =>
    runs.some(({ type }) => type === 'formula'),
  );
  return holdsFormula ? <FormulaSection element={element} /> : null;
}
