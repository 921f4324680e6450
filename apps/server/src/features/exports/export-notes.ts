import type { Language } from '@lectern/protocol';
import type { ExportNote } from './exports.tables.ts';

/** Text of a note on an export, for its user. */
export function exportNote({ code, count }: ExportNote, language: Language): string {
  return code === 'FORMULAS_NOT_DRAWN' ? formulasNote(count, language) : toolsNote(count, language);
}

function formulasNote(count: number, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 处公式没能画成图片。PowerPoint 2010 及以后的版本照常显示公式，更早的版本和不支持公式的软件里是 LaTeX 文字。`;
  return count === 1
    ? 'A formula could not be drawn as a picture. PowerPoint 2010 and later show it as a formula; programs that know no formulas show its LaTeX.'
    : `${count} formulas could not be drawn as pictures. PowerPoint 2010 and later show them as formulas; programs that know no formulas show their LaTeX.`;
}

function toolsNote(count: number, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 个学科工具没能画成图片，在 PowerPoint 里是写着名称的方框。再导入回来仍可使用。`;
  return count === 1
    ? 'A subject tool could not be drawn: in PowerPoint it is a box with its name. Imported here again, it works as before.'
    : `${count} subject tools could not be drawn: in PowerPoint they are boxes with their names. Imported here again, they work as before.`;
}
