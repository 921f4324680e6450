import { designOf, type ElementOf, type Fill, homeOf, type Line, lookOf } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';

export type Outlined = ElementOf<'shape' | 'line' | 'picture' | 'video'>;

/** Width of an outline that gets a colour and has no width yet, logical pixels. */
const usualWidth = 2;

/** The format of several outlines or lines; values are undefined where they differ. */
export interface LineOf {
  readonly fill: Fill | undefined;
  readonly width: number | undefined;
  readonly dash: NonNullable<Line['dash']> | undefined;
  /** The line ends of each element. */
  readonly ends: readonly Pick<Line, 'head' | 'tail'>[];
  /** Stores a change in one undo step; properties left out stay. */
  readonly put: (change: Line) => void;
}

export function useLineOf(elements: readonly Outlined[]): LineOf {
  const { session } = useEditing();
  const looks = elements.map(
    (element) => lookOf(element, designOf(session.store, homeOf(session.store, element.id) ?? '')).line,
  );
  const width = singleOf(sharedOf(looks.map((line) => line?.width)));
  return {
    fill: singleOf(sharedOf(looks.map((line) => line?.fill))),
    width,
    dash: singleOf(sharedOf(looks.map((line) => line?.dash ?? 'solid'))),
    ends: looks.map((line) => line ?? {}),
    put: (change) =>
      session.edit((edit) => {
        elements.forEach((element, at) => {
          const seen = change.fill && change.fill.type !== 'none' && looks[at]?.width === undefined;
          edit.update(element.id, {
            line: { ...element.line, ...(seen ? { width: usualWidth } : {}), ...change },
          });
        });
      }),
  };
}
