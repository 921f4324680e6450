import { newId } from '@lectern/base';
import { parseQuestion } from '../parse-question.ts';
import type { Question } from '../question/question.ts';
import { buildQuestion } from './build/build-question.ts';
import { Collector } from './collect/collector.ts';
import type { Section } from './collect/draft.ts';
import { shareAnswers } from './collect/share-answers.ts';
import { linesOfText } from './lines/text-lines.ts';
import { type Doubt, type ReportLine, reportLine } from './report-codes.ts';
import { isEmptyStrip, type PaperLine, type Strip, stripOf, wordsOf } from './strip.ts';

/** 大题 of a paper: its heading, and the index of its first question. */
export interface PaperSection {
  readonly title: string;
  readonly first: number;
}

/** The questions of a text. Every question passes `parseQuestion`. */
export interface PaperQuestions {
  readonly questions: readonly Question[];
  readonly lines: readonly ReportLine[];
  /** The headings that have questions, in order. Questions before the first heading belong to none. */
  readonly sections: readonly PaperSection[];
  /** The line of the text on which each question begins, from 1. */
  readonly starts: readonly number[];
}

const MOST_LEFT_OUT = 100;

/**
 * Reads questions that are typed or pasted as text: a line that begins with a number is a stem, lines with A to J are
 * choices, 答案 解析 知识点 难度 分值 and the like fill fields; a list of answers at the end is shared out. What the text leaves
 * open is a line of the report with state `unsure`. Takes time in proportion to the text's length.
 */
export function questionsFromText(text: string, makeId: () => string = newId): PaperQuestions {
  return questionsFromLines(linesOfText(text), makeId);
}

/** Reads questions from lines of runs, as a Word file has them. */
export function questionsFromLines(
  lines: readonly PaperLine[],
  makeId: () => string = newId,
): PaperQuestions {
  const collector = new Collector();
  const strips = lines.map(stripOf);
  const stopped = collector.read(strips);
  const unmatched = shareAnswers(collector.sections, collector.answers);
  const result = new PaperResult();
  for (const section of collector.sections) result.addSection(section, makeId);
  const report = [
    ...result.lines,
    ...leftOutLines(collector.leftOut),
    ...collector.answers.unclear.map((place) => reportLine({ code: 'answer-list-unclear' }, { place })),
    ...unmatched.map(({ number, answer, place }) =>
      reportLine({ code: 'answer-without-question', detail: `${number}. ${wordsOf(answer)}` }, { place }),
    ),
    ...(stopped ? [reportLine({ code: 'too-many-questions' }, { place: stopped.place })] : []),
    ...(result.questions.length === 0 &&
    result.lines.length === 0 &&
    strips.some((strip) => !isEmptyStrip(strip))
      ? [reportLine({ code: 'no-question' }, {})]
      : []),
  ];
  return { questions: result.questions, lines: report, sections: result.sections, starts: result.starts };
}

/** The questions of drafts with the lines about them. */
export class PaperResult {
  readonly questions: Question[] = [];
  readonly lines: ReportLine[] = [];
  readonly sections: PaperSection[] = [];
  readonly starts: number[] = [];

  addSection(section: Section, makeId: () => string): void {
    const first = this.questions.length;
    for (const draft of section.drafts) {
      const parsed = parseQuestion(buildQuestion(draft, makeId));
      if (parsed.state !== 'question') {
        this.lines.push(
          reportLine(
            { code: 'question-too-large', detail: draft.stem[0]?.text ?? '' },
            { place: draft.place },
          ),
        );
        continue;
      }
      if (
        draft.isMaterial &&
        draft.children.length === 0 &&
        draft.doubts.some(({ code }) => code === 'answer-missing')
      )
        draft.doubt('material-alone');
      const question = this.questions.length;
      this.questions.push(parsed.question);
      this.starts.push(draft.place);
      for (const doubt of allDoubts(draft)) this.lines.push(reportLine(doubt, { question }));
    }
    if (section.heading && this.questions.length > first)
      this.sections.push({ title: section.heading.title, first });
  }
}

function allDoubts(draft: Section['drafts'][number]): Doubt[] {
  const own = draft.doubts;
  const ofChildren = draft.children.flatMap((child) =>
    child.doubts.map(({ code, detail }) => ({ code, detail: detail ?? `(${child.number ?? ''})` })),
  );
  return [...own, ...ofChildren];
}

/** One line for each block of lines that belong to no question. */
function leftOutLines(strips: readonly Strip[]): ReportLine[] {
  const blocks = strips.filter(
    (strip, index) => index === 0 || strip.place !== (strips[index - 1]?.place ?? 0) + 1,
  );
  return blocks
    .slice(0, MOST_LEFT_OUT)
    .map(({ text, place }) => reportLine({ code: 'text-left-out', detail: text }, { place }));
}
