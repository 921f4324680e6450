import type { LabelField } from '../lines/label-marks.ts';
import type { NumberStyle } from '../lines/number-mark.ts';
import type { SectionHeading } from '../lines/section-heading.ts';
import type { Doubt } from '../report-codes.ts';
import type { Strip } from '../strip.ts';

/** 大题: a heading with the questions below it. The questions before the first heading have a section without heading. */
export interface Section {
  readonly heading?: SectionHeading;
  readonly place: number;
  /** Lines before the first question. */
  readonly intro: Strip[];
  /** The form of the questions' numbers. */
  style?: NumberStyle;
  lastNumber?: number;
  readonly drafts: Draft[];
}

/** Takes the last lines that no empty line splits out of the lines before a question. */
export function lastParagraph(intro: Strip[]): Strip[] {
  const from = intro.findLastIndex((strip, index) => strip.place !== (intro[index - 1]?.place ?? 0) + 1);
  return intro.splice(Math.max(from, 0));
}

export interface DraftChoice {
  /** 0 for A. */
  readonly index: number;
  readonly strips: Strip[];
}

/** Longer fields are cut: no question has so many paragraphs, so it is refused anyway. */
const MOST_LINES = 1000;

export function addLine(lines: Strip[], strip: Strip): void {
  if (lines.length < MOST_LINES) lines.push(strip);
}

/** A question while its lines are read: the lines by field. */
export class Draft {
  readonly section: Section;
  readonly place: number;
  readonly number: number | undefined;
  readonly stem: Strip[] = [];
  readonly choices: DraftChoice[] = [];
  /** Cards of a matching question: rows of a left and a right text. */
  readonly rows: (readonly [left: Strip, right: Strip])[] = [];
  readonly answer: Strip[] = [];
  readonly analysis: Strip[] = [];
  readonly hints: Strip[][] = [];
  readonly fields = new Map<LabelField, Strip[]>();
  /** Answers of numbered gaps of the stem, from the list of answers. */
  readonly gapAnswers = new Map<number, string>();
  readonly children: Draft[] = [];
  readonly doubts: Doubt[] = [];
  /** An answer in brackets, in the stem or before the number. */
  bracketAnswer?: string;
  points?: number;
  /** A material with the questions that belong to it; `first` and `last`: their numbers, where the material tells them. */
  isMaterial = false;
  first?: number;
  last?: number | undefined;
  isClosed = false;
  /** Whether a line of the stem has a blank, and whether a line asks for pairs. */
  hasBlank = false;
  asksPairs = false;

  constructor(section: Section, place: number, number?: number) {
    this.section = section;
    this.place = place;
    this.number = number;
  }

  /** Whether a question with a number belongs to this material. A range that does not fit the first question is ignored. */
  takes(number: number | undefined): boolean {
    const { first = 0, last } = this;
    if (last === undefined || number === undefined) return true;
    if (this.children.length > 0) return number <= last;
    // The numbers of the range are gaps of the passage.
    if (number === last + 1 || (this.choices.length > 0 && number > last)) return false;
    if (number < first || number > last) this.last = undefined;
    return true;
  }

  addStem(strip: Strip): void {
    addLine(this.stem, strip);
    this.hasBlank ||= hasBlank(strip.text);
    this.asksPairs ||= asksPairs(strip.text);
  }

  doubt(code: Doubt['code'], detail?: string): void {
    if (!this.doubts.some((one) => one.code === code))
      this.doubts.push({ code, ...(detail ? { detail } : {}) });
  }

  /** Whether anything follows the stem, so that the next line may begin another question. */
  get hasParts(): boolean {
    return this.choices.length > 0 || this.answer.length > 0 || this.fields.size > 0 || this.rows.length > 0;
  }
}

/** A line to write on, or empty brackets. */
const BLANK = /[_＿]{2,}|[(（【[〔][\s\u3000]*[)）】\]〕]/;
const PAIRS = /连线|连一连|连起来|配对|匹配|对应起来|match/i;
const LONGEST = 200;

export function hasBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Whether a stem asks to link the cards below it. */
export function asksPairs(text: string): boolean {
  return PAIRS.test(text.slice(0, LONGEST));
}
