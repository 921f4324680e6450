import {
  type CoursewareRecord,
  type Element,
  type ElementOf,
  type ElementType,
  SnapshotReader,
} from '@lectern/courseware';
import type { OutScope } from '../src/write/package/out-scope.ts';
import { PackageOut } from '../src/write/package/package-out.ts';

/** Relations of the part that is written, as `id type part`. */
export function relationsOf({ part }: OutScope): string[] {
  return part.relations.map(
    ({ id, type, part: target, external }) =>
      `${id} ${type.slice(type.lastIndexOf('/') + 1)} ${target}${external ? ' (external)' : ''}`,
  );
}

/**
 * Context for writing a slide of a deck with these records: elements have the shape ids 2, 3 and so on, and each asset
 * that is among the records has its hash as its bytes.
 */
export function outScope(records: readonly CoursewareRecord[] = [], more: Partial<OutScope> = {}): OutScope {
  const reader = new SnapshotReader({ records });
  const target = new PackageOut();
  const elements = records.filter((record) => record.kind === 'element');
  let lastId = elements.length + 1;
  return {
    reader,
    package: target,
    part: target.part('ppt/slides/slide1.xml', 'application/xml'),
    pageParts: new Map(),
    assets: (hash) => (reader.find('asset', hash) ? new TextEncoder().encode(hash) : undefined),
    pictures: new Map(),
    undrawn: () => undefined,
    shapeIds: new Map(elements.map(({ id }, index) => [id, index + 2])),
    nextShapeId: () => ++lastId,
    ...more,
  };
}

export function asset(id: string, mime: string): CoursewareRecord {
  return { kind: 'asset', id, mime, size: id.length };
}

type Rest<T extends ElementType> = Omit<
  ElementOf<T>,
  'kind' | 'type' | 'id' | 'parentId' | 'order' | 'frame'
>;

/** An element of 96 × 48 px at 10, 20. */
export function element<T extends ElementType>(
  type: T,
  id: string,
  rest: Rest<T> & Partial<Pick<Element, 'parentId' | 'order' | 'frame'>>,
): ElementOf<T> {
  const base = {
    kind: 'element',
    type,
    id,
    parentId: 'page',
    order: 'a0',
    frame: { x: 10, y: 20, w: 96, h: 48 },
  };
  return { ...base, ...rest } as unknown as ElementOf<T>;
}
