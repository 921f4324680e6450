import { newId } from '@lectern/base';
import { type CoursewareReader, parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { type BoardFace, boardFace, placedOn } from '@lectern/courseware/board';
import { boardRecords } from '@lectern/protocol/boards';
import { type Stroke, strokeOf } from '@lectern/stage/ink';
import { call } from '../../platform/api/call.ts';

/** A page of a board, copied to be written on elsewhere. */
export interface TakenPage {
  readonly face: BoardFace;
  /** Strokes with new ids, in logical pixels of a page of the requested size. */
  readonly strokes: readonly Stroke[];
  /** Number of texts and pictures on the page, which are not copied. */
  readonly placed: number;
}

/** The pages of a board with their ink, as now stored on the server, scaled to pages of this size. */
export async function readBoard(
  documentId: string,
  size: { readonly w: number; readonly h: number },
): Promise<readonly TakenPage[]> {
  const bytes = await call(boardRecords, { params: { id: documentId } });
  const reader = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
  return takenPages(reader, size);
}

/** Scales strokes to fit pages of another size, centred. */
export function takenPages(
  reader: CoursewareReader,
  size: { readonly w: number; readonly h: number },
): readonly TakenPage[] {
  const from = reader.find('deck', 'deck')?.size ?? size;
  const by = Math.min(size.w / from.w, size.h / from.h);
  const [dx, dy] = [(size.w - from.w * by) / 2, (size.h - from.h * by) / 2];
  const fitted = (stroke: Stroke): Stroke => ({
    ...stroke,
    id: newId(),
    width: stroke.width * by,
    points: stroke.points.map((value, i) =>
      i % 3 === 0 ? value * by + dx : i % 3 === 1 ? value * by + dy : value,
    ),
  });
  return reader.pages().map((id) => ({
    face: boardFace(reader, id),
    strokes: reader.children(id).flatMap((each) => {
      const element = reader.find('element', each);
      return element?.type === 'ink' ? [fitted(strokeOf(element))] : [];
    }),
    placed: placedOn(reader, id).length,
  }));
}
