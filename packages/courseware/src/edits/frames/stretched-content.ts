import type { Element, ElementOf, ElementType } from '../../records/element.ts';

type Stretch<T extends ElementType> =
  | ((element: ElementOf<T>, sx: number, sy: number) => Partial<ElementOf<T>>)
  /** The content has no size apart from the frame. */
  | 'nothing'
  /** The content consists of elements, which are stretched too. */
  | 'children';

const stretches: { readonly [K in ElementType]: Stretch<K> } = {
  shape: 'nothing',
  line: 'nothing',
  picture: 'nothing',
  video: 'nothing',
  audio: 'nothing',
  table: ({ table }, sx, sy) => ({
    table: {
      ...table,
      columns: table.columns.map((column) => ({ ...column, width: column.width * sx })),
      rows: table.rows.map((row) => ({ ...row, height: row.height * sy })),
    },
  }),
  chart: 'nothing',
  formula: 'nothing',
  ink: ({ points }, sx, sy) => ({
    points: points.map((value, index) => value * ([sx, sy, 1][index % 3] ?? 1)),
  }),
  group: 'children',
  tool: 'nothing',
  question: 'nothing',
  unknown: 'nothing',
};

/**
 * Properties of an element that change when its frame is stretched by `sx` and `sy`; `children` if its child elements
 * have to be stretched.
 */
export function stretchedContent<T extends ElementType>(
  element: ElementOf<T>,
  sx: number,
  sy: number,
): Partial<Element> | 'children' {
  const stretch: Stretch<T> = stretches[element.type as T];
  if (stretch === 'nothing') return {};
  return stretch === 'children' ? stretch : (stretch(element, sx, sy) as Partial<Element>);
}
