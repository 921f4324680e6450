import type { ChoiceMark } from '../lines/choice-marks.ts';
import { type LabelField, type LabelMark, labelMarks } from '../lines/label-marks.ts';
import { type MaterialLine, materialLine } from '../lines/material.ts';
import { type NumberMark, numberMark } from '../lines/number-mark.ts';
import { gapNumbers } from '../lines/numbered-gaps.ts';
import { type SectionHeading, sectionHeading } from '../lines/section-heading.ts';
import { isEmptyStrip, type Strip, slice, stripOfText, trimmed } from '../strip.ts';
import { AnswerList } from './answer-list.ts';
import { addLine, asksPairs, Draft, lastParagraph, type Section } from './draft.ts';
import { isMatchingRow, rowOf } from './matching-rows.ts';
import { choiceMarksOfLine, isPart, looksAsked } from './next-lines.ts';
import { addStem } from './stem.ts';

/** The field that the next line without a mark continues. */
type Field = 'stem' | 'choice' | LabelField;

const NOISE = /^(?:第\s?\d{1,3}\s?页.{0,20}|[-–—]?\s?\d{1,3}\s?[-–—]\s?|page \d+.{0,12})$/i;
const NOTICE = /^[【[]?(?:注意事项|考生须知|答题须知|考试说明)/;
/** Kinds whose questions stand below a passage. */
const PASSAGES: ReadonlySet<string> = new Set(['material', 'cloze-choice', 'bank-cloze']);
/** The most questions of a paper, with the parts of materials. */
const MOST_QUESTIONS = 5000;
const LARGEST_JUMP = 20;
const LARGEST_FIRST = 300;
const LOOK_AHEAD = 6;

/** Reads the lines of a paper one by one and collects what belongs to each question. */
export class Collector {
  readonly sections: Section[] = [];
  readonly #numbers = new Set<number>();
  readonly answers = new AnswerList(this.#numbers);
  /** Lines that belong to no question. */
  readonly leftOut: Strip[] = [];
  #section: Section;
  #current: Draft | undefined;
  #material: Draft | undefined;
  #field: Field = 'stem';
  #next: readonly Strip[] = [];
  #afterBlank = false;
  #isInAnswers = false;
  #isInNotice = false;
  #count = 0;

  constructor() {
    this.#section = this.#openSection(undefined, 0);
  }

  /** Reads the lines of a paper. Returns the line at which reading ended because there are too many questions. */
  read(strips: readonly Strip[]): Strip | undefined {
    for (const [at, strip] of strips.entries()) {
      if (isEmptyStrip(strip)) this.#afterBlank = true;
      else {
        this.#next = strips.slice(at + 1, at + 1 + LOOK_AHEAD);
        this.#line(trimmed(strip));
        this.#afterBlank = false;
        if (this.#count >= MOST_QUESTIONS) return this.#next[0];
      }
    }
    this.#closeSection();
    return undefined;
  }

  #line(strip: Strip): void {
    const { text } = strip;
    const before = this.#count > 0;
    if (
      !this.#isInAnswers &&
      before &&
      this.answers.isTitle(text, this.#next, (this.#lastNumber() ?? 0) + 1)
    ) {
      this.#closeCurrent();
      this.#isInAnswers = true;
      return;
    }
    if (this.#isInAnswers) {
      this.answers.add(strip, sectionHeading(text));
      return;
    }
    const isNotice = !before && (NOTICE.test(text) || this.#isInNotice);
    const heading = this.#isHeading(text) ? sectionHeading(text) : undefined;
    this.#isInNotice = isNotice && !heading?.kind;
    if (NOISE.test(text) || this.#isInNotice) {
      this.leftOut.push(strip);
      return;
    }
    if (before && this.#field !== 'analysis' && this.answers.takeLine(strip)) return;
    if (heading) this.#head(heading, strip);
    else this.#labelled(strip);
  }

  /** Reads the parts of a line by its labels. */
  #labelled(strip: Strip): void {
    const { text } = strip;
    const labels = labelMarks(text).filter((label) => this.#isLabel(label, text));
    const [first] = labels;
    if (first?.at !== 0) this.#plain(trimmed(slice(strip, 0, first?.at)));
    for (const [index, label] of labels.entries())
      this.#label(label, trimmed(slice(strip, label.end, labels[index + 1]?.at)));
  }

  /** 一、 within a passage is a part of it, unless it names a kind of questions. */
  #isHeading(text: string): boolean {
    const inPassage = this.#current?.isMaterial === true && this.#current.children.length === 0;
    if (!inPassage) return true;
    const heading = sectionHeading(text);
    return heading?.kind !== undefined && heading.ordinal !== undefined;
  }

  /** 答：____ is a line to write on, and 解： begins an answer only where the question has none. */
  #isLabel({ name, field, end, at }: LabelMark, text: string): boolean {
    if (at > 0 || !['答', '解', '证明', '提示'].includes(name)) return true;
    if (/^[_＿\s]*$/.test(text.slice(end)) && field !== 'solution') return false;
    const isWriting = this.#field === 'answer' || this.#field === 'analysis' || this.#field === 'solution';
    return !isWriting;
  }

  #head(read: SectionHeading, strip: Strip): void {
    this.#closeSection();
    const { heading: before, style, lastNumber } = this.#section;
    const { kind, each } = before ?? {};
    const heading = read.isNested ? { ...(kind ? { kind } : {}), ...(each ? { each } : {}), ...read } : read;
    this.#section = this.#openSection(heading, strip.place);
    if (read.isNested && style && lastNumber !== undefined)
      Object.assign(this.#section, { style, lastNumber });
    const material = heading.kind === 'material' ? materialLine(heading.title) : undefined;
    if (material) {
      const title = stripOfText(heading.title, strip.place);
      this.#openMaterial(title, material);
    }
  }

  #openSection(heading: SectionHeading | undefined, place: number): Section {
    const section: Section = { ...(heading ? { heading } : {}), place, intro: [], drafts: [] };
    this.sections.push(section);
    return section;
  }

  #plain(strip: Strip): void {
    if (isEmptyStrip(strip)) return;
    if (this.#current && isMatchingRow(this.#current, strip.text)) {
      this.#current.rows.push(rowOf(strip));
      return;
    }
    const mark = numberMark(strip.text, (this.#lastNumber() ?? 0) + 1);
    if (mark && this.#number(mark, strip)) return;
    if (this.#choices(strip)) return;
    const isWriting = this.#field === 'analysis' || this.#field === 'answer';
    const isBelowPassages = PASSAGES.has(this.#section.heading?.kind ?? '');
    const material = isWriting ? undefined : materialLine(strip.text, isBelowPassages);
    const isFree = this.#current === undefined || this.#current.hasParts || this.#afterBlank;
    if (material && (isFree || material.from || material.isTitle)) this.#openMaterial(strip, material);
    else this.#continue(strip);
  }

  /** The number of the last question, or of the last gap of a passage whose gaps have the numbers of questions. */
  #lastNumber(): number | undefined {
    const { lastNumber } = this.#section;
    const material = this.#material;
    if (material?.children.length !== 0 || material.choices.length === 0) return lastNumber;
    return Math.max(lastNumber ?? 0, material.last ?? 0, ...gapNumbers(material.stem)) || undefined;
  }

  /** Begins the question of a number; false where the number belongs to the text. */
  #number(mark: NumberMark, strip: Strip): boolean {
    const { style: top = mark.style } = this.#section;
    const lastNumber = this.#lastNumber() ?? mark.number - 1;
    if (this.#section.style === undefined && mark.number > LARGEST_FIRST) return false;
    if (RANKS[mark.style] < RANKS[top]) return this.#child(mark, strip);
    if (mark.style === 'circle' && this.#current && this.#section.style === undefined) return false;
    const isNew = RANKS[mark.style] > RANKS[top];
    const isNext = isNew || mark.number === lastNumber + 1;
    const isWriting = this.#current !== undefined && !['stem', 'choice'].includes(this.#field);
    if (!isNext) {
      if (mark.number > lastNumber + LARGEST_JUMP) return false;
      if (isWriting && !looksAsked(strip, this.#next)) return false;
      const current = this.#current;
      const isAsked = current?.hasParts || current?.hasBlank || this.#afterBlank;
      const isAgain = mark.number === lastNumber && !/[:：]$/.test(current?.stem.at(-1)?.text ?? '');
      if (current && !isAsked && !isAgain && mark.number <= lastNumber) return false;
    }
    this.#materialOfIntro();
    this.#section.style = mark.style;
    this.#section.lastNumber = mark.number;
    const draft = this.#open(strip.place, mark.number);
    if (!isNext) draft.doubt('number-order', `${mark.number}`);
    if (mark.isDoubtful) draft.doubt('number-or-decimal');
    if (mark.answer) draft.bracketAnswer = mark.answer;
    this.#stem(draft, slice(strip, mark.length));
    return true;
  }

  /** (1) below 1.: a part of a material, or of a question of several parts. */
  #child(mark: NumberMark, strip: Strip): boolean {
    const parent = this.#top();
    if (!parent || mark.style === 'circle') return false;
    const last = parent.children.at(-1);
    if (mark.number !== (last?.number ?? 0) + 1) return false;
    const isWriting = !['stem', 'choice'].includes(this.#field);
    const isOfParent = parent.children.length === 0 && this.#current === parent;
    if (isWriting && (isOfParent || !last || last !== this.#current)) return false;
    const child = new Draft(parent.section, strip.place, mark.number);
    if (mark.answer) child.bracketAnswer = mark.answer;
    parent.children.push(child);
    this.#current = child;
    this.#stem(child, slice(strip, mark.length));
    return true;
  }

  /** The question that (1) and (2) would belong to. */
  #top(): Draft | undefined {
    const group = this.#material?.children.at(-1) ?? this.#section.drafts.at(-1);
    return group?.isClosed === false ? group : undefined;
  }

  /** A text below a heading such as 阅读理解 is the material of the questions below it. */
  #materialOfIntro(): void {
    const { intro, heading } = this.#section;
    if (intro.length === 0 || !PASSAGES.has(heading?.kind ?? '')) return;
    const [first, ...rest] = intro.splice(0);
    if (!first) return;
    this.#openMaterial(first);
    for (const strip of rest) this.#current?.addStem(strip);
  }

  #open(place: number, number?: number): Draft {
    this.#closeCurrent();
    this.#count += 1;
    const draft = new Draft(this.#section, place, number);
    if (number !== undefined) this.#numbers.add(number);
    const material = this.#material;
    if (material?.takes(number)) material.children.push(draft);
    else {
      this.#material = undefined;
      this.#section.drafts.push(draft);
    }
    this.#current = draft;
    return draft;
  }

  #openMaterial(strip: Strip, { from, to }: MaterialLine = {}): void {
    this.#closeCurrent();
    this.#material = undefined;
    const draft = this.#open(strip.place);
    draft.isMaterial = true;
    if (from !== undefined && to !== undefined) Object.assign(draft, { first: from, last: to });
    this.#material = draft;
    draft.addStem(strip);
    this.#field = 'stem';
  }

  #stem(draft: Draft, strip: Strip): void {
    this.#field = addStem(draft, trimmed(strip)) ? 'choice' : 'stem';
  }

  #choices(strip: Strip): boolean {
    const isOpen = !['answer', 'analysis', 'solution'].includes(this.#field);
    const isLate = this.#field === 'answer' && this.#current?.choices.length === 0;
    if (this.#current && !isOpen && !isLate) return false;
    const marks = choiceMarksOfLine(strip.text, this.#current?.choices.at(-1)?.index, this.#next);
    if (marks.length === 0) return false;
    if (!this.#current && marks[0]?.index !== 0) return false;
    const draft = this.#draftForChoices(marks, strip.place);
    for (const [index, mark] of marks.entries())
      draft.choices.push({
        index: mark.index,
        strips: [trimmed(slice(strip, mark.end, marks[index + 1]?.at))],
      });
    if (this.#field !== 'answer') this.#field = 'choice';
    return true;
  }

  /** The current question; a new one where the letters begin again. */
  #draftForChoices(marks: readonly ChoiceMark[], place: number): Draft {
    const current = this.#current;
    const last = current?.choices.at(-1);
    const first = marks[0]?.index ?? 0;
    if (current && (!last || first > last.index)) {
      if (first > (last?.index ?? -1) + 1) current.doubt('choice-missing', letter((last?.index ?? -1) + 1));
      return current;
    }
    const lines = current ? [] : lastParagraph(this.#section.intro);
    this.#materialOfIntro();
    const draft = this.#open(lines[0]?.place ?? place);
    draft.doubt('number-missing');
    for (const line of lines) draft.addStem(line);
    return draft;
  }

  #label(label: LabelMark, content: Strip): void {
    const draft = this.#current ?? this.#draftOfIntro(content.place);
    if (!draft) return;
    const field =
      label.field === 'solution'
        ? draft.answer.length > 0 || draft.choices.length > 0
          ? 'analysis'
          : 'answer'
        : label.field;
    if (field === 'analysis' && draft.analysis.length > 0 && !isEmptyStrip(content))
      draft.analysis.push(stripOfText(`【${label.name}】`, content.place));
    if (field === 'hint') draft.hints.push([]);
    this.#field = field;
    if (!isEmptyStrip(content)) this.#continue(content);
  }

  /** A question of the lines before the first label: a heading that is a question itself, or a text without number. */
  #draftOfIntro(place: number): Draft | undefined {
    const { intro, heading } = this.#section;
    if (intro.length === 0 && !heading) return undefined;
    const lines = heading ? [stripOfText(heading.title, place), ...intro.splice(0)] : lastParagraph(intro);
    const draft = this.#open(heading ? this.#section.place : (lines[0]?.place ?? place));
    if (!heading) draft.doubt('number-missing');
    else if (heading.total !== undefined) draft.points = heading.total;
    for (const line of lines) addStem(draft, line);
    return draft;
  }

  /** Adds a line to the field that was read last. */
  #continue(strip: Strip): void {
    const draft = this.#current;
    if (!draft) {
      this.#section.intro.push(strip);
      return;
    }
    const field = this.#field;
    if (this.#beginsUnnumbered(draft)) {
      const fresh = this.#open(strip.place);
      fresh.doubt('number-missing');
      this.#stem(fresh, strip);
    } else if (field === 'stem') this.#stem(draft, strip);
    else if (field === 'choice') {
      if (this.#afterBlank && PASSAGES.has(this.#section.heading?.kind ?? '')) this.#openMaterial(strip);
      else {
        addLine(draft.choices.at(-1)?.strips ?? [], strip);
        if (this.#afterBlank) draft.doubt('text-after-choices', strip.text);
      }
    } else addLine(this.#linesOf(draft, field), strip);
  }

  #linesOf(draft: Draft, field: Exclude<Field, 'stem' | 'choice'>): Strip[] {
    if (field === 'answer') return draft.answer;
    if (field === 'analysis') return draft.analysis;
    if (field === 'hint') return draft.hints.at(-1) ?? [];
    const lines = draft.fields.get(field) ?? [];
    draft.fields.set(field, lines);
    return lines;
  }

  /** A paragraph behind the choices or the answer begins a question where questions have no numbers. */
  #beginsUnnumbered(draft: Draft): boolean {
    return (
      this.#afterBlank &&
      this.#section.style === undefined &&
      draft.hasParts &&
      this.#field !== 'stem' &&
      !draft.isMaterial &&
      this.#next.some(({ text }) => isPart(text.trim()))
    );
  }

  #closeCurrent(): void {
    const top = this.#top();
    if (top && top !== this.#material) top.isClosed = true;
    this.#current = undefined;
    this.#field = 'stem';
  }

  #closeSection(): void {
    const section = this.#section;
    const { heading, intro, drafts } = section;
    this.#closeCurrent();
    this.#material = undefined;
    if (intro.length === 0) return;
    if (heading && drafts.length === 0) this.#headingAsQuestion(section, heading);
    else for (const strip of intro) this.leftOut.push(strip);
  }

  /** 一、看拼音写词语 with its lines is one question. */
  #headingAsQuestion(section: Section, heading: SectionHeading): void {
    const draft = new Draft(section, section.place);
    this.#count += 1;
    addStem(draft, stripOfText(heading.title, section.place));
    for (const strip of section.intro) draft.addStem(strip);
    if (heading.total !== undefined) draft.points = heading.total;
    if (asksPairs(heading.title)) {
      for (const strip of draft.stem.splice(1))
        if (isMatchingRow(draft, strip.text)) draft.rows.push(rowOf(strip));
        else draft.addStem(strip);
    }
    section.drafts.push(draft);
  }
}

const RANKS = { dot: 3, paren: 2, circle: 1 } as const;

function letter(index: number): string {
  return String.fromCharCode(0x41 + index);
}
