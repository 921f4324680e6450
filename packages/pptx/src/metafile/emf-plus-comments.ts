import type { MetafileDrawing } from './drawing.ts';
import { EmfPlusPlayer } from './emf-plus.ts';
import { EmfRecord } from './emf-record.ts';

const MAX_RECORDS = 500_000;
const COMMENT = 70;
/** `EMF+`, with which a comment of GDI+ begins ([MS-EMF] 2.3.3.2). */
const PLUS = 0x2b464d45;

/**
 * Plays the GDI+ records in a metafile's comments; returns whether the file declares that its older records draw the
 * same.
 */
export function playPlus(
  bytes: Uint8Array,
  view: DataView,
  drawing: MetafileDrawing,
  start: number,
): boolean {
  const player = new EmfPlusPlayer(drawing);
  const record = new EmfRecord(bytes, view);
  let more = record.moveTo(start);
  for (let count = 0; more && count < MAX_RECORDS; count++) {
    if (record.type === COMMENT && record.length >= 16 && record.uint(12) === PLUS)
      player.play(record.part(16, Math.max(0, record.uint(8) - 4)));
    more = record.next();
  }
  return player.dual;
}
