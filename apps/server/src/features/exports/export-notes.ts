import type { Language } from '@lectern/protocol';
import type { ExportNote } from './exports.tables.ts';

/** A note of an export as its user reads it. */
export function exportNote({ count }: ExportNote, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 个学科工具没能画成图片，在 PowerPoint 里是写着名称的方框。再导入回来仍可使用。`;
  return count === 1
    ? 'A subject tool could not be drawn: in PowerPoint it is a box with its name. Imported here again, it works as before.'
    : `${count} subject tools could not be drawn: in PowerPoint they are boxes with their names. Imported here again, they work as before.`;
}
