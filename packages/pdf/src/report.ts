import { IMPORT_NOTES_MAX, type ImportNoteText, importNote as note } from '@lectern/courseware';

/** A note about a PDF beyond its records. */
export interface PdfNote {
  readonly code: PdfNoteCode;
  readonly pageId?: string;
  readonly detail?: string;
}

/** All kinds of notes with their texts in both languages; `{detail}` is replaced by a note's detail. */
export const pdfNotes = {
  PDF_AS_IT_LOOKS: note(
    'replaced',
    '此页按原样显示；可在页面面板切换为“可编辑”，切换后外观可能略有不同',
    'This page is shown as it looks; switched to editable in the page panel it may look a little different',
  ),
  PDF_PAGE_FITTED: note(
    'replaced',
    '此页的尺寸与其他页不同，已按比例放入页面（{detail}）',
    'This page has another size than the others and was fitted into theirs ({detail})',
  ),
  PDF_FONTS_MISSING: note(
    'replaced',
    '此页有文字的字体未嵌入文件，用相近字体显示',
    'Fonts of this page are not in the file; similar ones stand for them',
  ),
  PDF_GRAPHICS_MERGED: note(
    'replaced',
    '此页图形过多，可编辑时合为一张图片（{detail} 个）',
    'This page has too many drawings; when editable they are one picture ({detail})',
  ),
  PDF_PAGE_UNREADABLE: note(
    'lost',
    '此页无法读取，用空白页代替',
    'This page could not be read; a blank page stands for it',
  ),
  PDF_PAGE_CUT: note(
    'lost',
    '此页内容过多，只读取了其中一部分',
    'This page holds too much; only a part of it was read',
  ),
  PDF_SCRIPTS_DROPPED: note(
    'lost',
    '文件中的脚本不会执行，已去除',
    'Scripts of the file are never run; they were left out',
  ),
  PDF_FORMS_FLAT: note(
    'replaced',
    '表单域显示为普通内容，不能填写',
    'Form fields are shown as they were filled in and cannot be filled in here',
  ),
  PDF_ATTACHMENTS_DROPPED: note(
    'lost',
    '文件中的附件未导入（{detail} 个）',
    'Files attached to the PDF were left out ({detail})',
  ),
} as const satisfies Record<string, ImportNoteText>;

export type PdfNoteCode = keyof typeof pdfNotes;

export interface PdfReport {
  readonly notes: readonly PdfNote[];
  readonly more: number;
  /** Fonts that texts use. */
  readonly fonts: readonly string[];
}

export class PdfReportBuilder {
  readonly #notes: PdfNote[] = [];
  readonly #fonts = new Set<string>();
  #more = 0;

  add(code: PdfNoteCode, pageId?: string, detail?: string): void {
    if (this.#notes.length >= IMPORT_NOTES_MAX) {
      this.#more++;
      return;
    }
    this.#notes.push({
      code,
      ...(pageId === undefined ? {} : { pageId }),
      ...(detail === undefined ? {} : { detail }),
    });
  }

  font(name: string): void {
    if (this.#fonts.size < 1_000) this.#fonts.add(name);
  }

  finish(): PdfReport {
    return { notes: this.#notes, more: this.#more, fonts: [...this.#fonts].sort() };
  }
}
