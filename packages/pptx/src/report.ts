import { IMPORT_NOTES_MAX, type ImportNoteText, importNote as note } from '@lectern/courseware';

/** A note of the import beyond the records, with its page and element if it has one. */
export interface ImportNote {
  readonly code: ImportNoteCode;
  readonly pageId?: string;
  readonly elementId?: string;
  /** The name in the note: of a part, an effect, a font, a program. */
  readonly detail?: string;
}

export interface ImportReport {
  readonly notes: readonly ImportNote[];
  /** Number of notes beyond the first 5,000, which are only counted. */
  readonly more: number;
  /** All fonts that texts use, so that the caller can determine which are missing. */
  readonly fonts: readonly string[];
}

/** All kinds of notes with their texts in both languages; `{detail}` is replaced by a note's detail. */
export const importNotes = {
  PART_DAMAGED: note(
    'lost',
    '文件的一部分已损坏，只读取了其中完好的内容（{detail}）',
    'A part of the file is damaged; what came before the damage was read ({detail})',
  ),
  PART_MISSING: note(
    'lost',
    '文件缺少一部分内容（{detail}）',
    'A part that the file names is missing ({detail})',
  ),
  PAGE_MISSING: note(
    'lost',
    '此页的内容已丢失，用空白页代替',
    'The content of this page is missing; a blank page stands for it',
  ),
  ELEMENT_UNREADABLE: note(
    'lost',
    '有一个对象无法读取，用占位框代替',
    'An object could not be read; a placeholder stands for it',
  ),
  PICTURE_MISSING: note('lost', '图片文件缺失', 'The file of a picture is missing'),
  PICTURE_TOO_LARGE: note(
    'lost',
    '图片超过 2 亿像素，未导入',
    'A picture of more than 200 megapixels was not imported',
  ),
  PICTURE_LINKED: note(
    'kept',
    '图片链接到别处，未包含在文件中（{detail}）',
    'A picture is linked, not included ({detail})',
  ),
  PICTURE_FORMAT: note(
    'replaced',
    '浏览器不能直接显示这种图片格式（{detail}）',
    'Browsers cannot show this picture format as it is ({detail})',
  ),
  MEDIA_MISSING: note('lost', '音频或视频文件缺失', 'The file of a sound or video is missing'),
  MEDIA_LINKED: note(
    'kept',
    '音频或视频链接到别处（{detail}）',
    'A sound or video is linked, not included ({detail})',
  ),
  OBJECT_AS_PICTURE: note(
    'replaced',
    '嵌入对象以图片显示（{detail}）',
    'An embedded object is shown by its picture ({detail})',
  ),
  DIAGRAM_AS_GROUP: note(
    'replaced',
    'SmartArt 已转换为一组可编辑的形状',
    'A SmartArt became a group of shapes that can be edited',
  ),
  DIAGRAM_LAID_OUT: note(
    'replaced',
    'SmartArt 没有保存图形，已重新排列其文字',
    'A SmartArt came without its drawing; its texts were laid out anew',
  ),
  CHART_KIND: note(
    'replaced',
    '这种图表以相近的图表显示（{detail}）',
    'A chart is shown as one of a similar kind ({detail})',
  ),
  TEXT_WARP: note(
    'replaced',
    '这种艺术字变形还不能显示，文字按不变形显示（{detail}）',
    'A WordArt warp of this kind is shown straight ({detail})',
  ),
  THREE_D: note('replaced', '三维效果显示为平面', 'A 3-D effect is shown flat'),
  FORMULA_PART: note(
    'replaced',
    '公式中有一部分未能转换（{detail}）',
    'A part of a formula could not be converted ({detail})',
  ),
  ANIMATION_TARGET: note(
    'lost',
    '有一个动画指向不存在的对象',
    'An animation names an object that is not there',
  ),
  ACTION_KEPT: note(
    'kept',
    '这个动作不会执行（{detail}）',
    'This action is kept and not carried out ({detail})',
  ),
  CONTROL: note('replaced', '控件以图片显示', 'A control is shown by its picture'),
  OBJECT_UNKNOWN: note(
    'kept',
    '无法显示这种对象（{detail}）',
    'Objects of this kind are kept and not shown ({detail})',
  ),
  FONT_FORBIDDEN: note(
    'replaced',
    '文件中嵌入的字体不允许嵌入使用，已用其他字体代替（{detail}）',
    'A font in the file does not allow to be embedded; another stands for it ({detail})',
  ),
  FONT_UNREADABLE: note(
    'replaced',
    '文件中嵌入的字体已损坏或过大，已用其他字体代替（{detail}）',
    'A font in the file is damaged or too large; another stands for it ({detail})',
  ),
  NAMES_REFUSED: note(
    'lost',
    '压缩包里有不安全或重复的名字，已忽略（{detail}）',
    'Unsafe or repeated names in the package were left out ({detail})',
  ),
} as const satisfies Record<string, ImportNoteText>;

export type ImportNoteCode = keyof typeof importNotes;

/** Collects notes while a deck is read. */
export class ReportBuilder {
  readonly #notes: ImportNote[] = [];
  readonly #fonts = new Set<string>();
  #more = 0;

  add(code: ImportNoteCode, where: { pageId?: string; elementId?: string } = {}, detail?: string): void {
    if (this.#notes.length >= IMPORT_NOTES_MAX) {
      this.#more++;
      return;
    }
    this.#notes.push({ code, ...where, ...(detail === undefined ? {} : { detail: detail.slice(0, 300) }) });
  }

  /** Number of notes so far. */
  get size(): number {
    return this.#notes.length;
  }

  /**
   * Assigns an element to the notes from `first` on that have no element: notes about its text, its links, its effects.
   */
  place(first: number, elementId: string): void {
    for (let index = first; index < this.#notes.length; index++) {
      const note = this.#notes[index];
      if (note && note.elementId === undefined) this.#notes[index] = { ...note, elementId };
    }
  }

  font(name: string): void {
    if (!name.startsWith('+') && this.#fonts.size < 1_000) this.#fonts.add(name);
  }

  finish(): ImportReport {
    return { notes: this.#notes, more: this.#more, fonts: [...this.#fonts].sort() };
  }
}
