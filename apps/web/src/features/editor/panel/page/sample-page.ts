import type { CoursewareRecord } from '@lectern/courseware';
import type { Design } from '@lectern/courseware/design';

/** The texts of the page that previews a design. */
export interface Sample {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the records of a page `sample` with a design’s layout for contents and its theme’s colours beside the text.
 */
export function samplePage({ records, size }: Design, { title, text }: Sample): readonly CoursewareRecord[] {
  const layout = records.find((record) => record.kind === 'layout' && record.type === 'obj');
  const words = (of: string, index: number | undefined, order: string): CoursewareRecord[] => {
    const place = records.find(
      (record) =>
        record.kind === 'element' &&
        record.type === 'shape' &&
        record.parentId === layout?.id &&
        record.placeholder?.index === index,
    );
    if (place?.kind !== 'element' || place.type !== 'shape') return [];
    const { frame, placeholder } = place;
    const body = { paragraphs: [{ runs: [{ type: 'text' as const, text: of, props: { size: 54 } }] }] };
    const id = `sample-${order}`;
    return [
      { kind: 'element', type: 'shape', id, parentId: 'sample', order, frame, placeholder, text: body },
    ];
  };
  const dots = (['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const).map(
    (slot, index): CoursewareRecord => ({
      kind: 'element',
      type: 'shape',
      id: slot,
      parentId: 'sample',
      order: `b${index}`,
      frame: { x: 120 + index * 130, y: 400, w: 100, h: 100 },
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'solid', color: { type: 'scheme', slot } },
      line: { fill: { type: 'none' } },
    }),
  );
  return [
    { kind: 'deck', id: 'deck', schema: 2, size },
    ...records,
    { kind: 'page', id: 'sample', order: 'a0', ...(layout && { layoutId: layout.id }) },
    ...words(title, undefined, 'a0'),
    ...words(text, 1, 'a1'),
    ...dots,
  ];
}
