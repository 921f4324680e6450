import type { Run, RunProps } from '@lectern/courseware';
import { latexToOmml } from '@lectern/pptx/formula';
import { escapeXml } from '@lectern/pptx/package';
import { gapOf } from '@lectern/questions';
import { ImportedXmlComponent, type ParagraphChild, Tab, TextRun, UnderlineType } from 'docx';
import type { ExportNotes } from '../build/export-notes.ts';

const MATH = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A line to write on, and the white space beside the number of a gap. */
const LINE = ' '.repeat(24);
const HALF_LINE = '    ';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function wellFormed(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}

/** Numbers for the gaps of a passage, in the order of reading. */
export type GapNumbers = () => number | undefined;

/** Runs as children of a Word paragraph: formulas as OMML, pinyin as guides, gaps as lines. */
export function docxRuns(runs: readonly Run[], notes: ExportNotes, numbers?: GapNumbers): ParagraphChild[] {
  return runs.flatMap((run, index): ParagraphChild[] => {
    if (gapOf(run) !== undefined) {
      const before = runs[index - 1];
      // Two lines beside each other would be one.
      const space = before && gapOf(before) !== undefined ? [new TextRun(' ')] : [];
      return [...space, gapLine(numbers?.())];
    }
    if (run.type === 'break') return [new TextRun({ break: 1 })];
    if (run.type === 'formula') return [formula(run.latex, notes)];
    return textRuns(run.text, run.props);
  });
}

function gapLine(number: number | undefined): TextRun {
  const text = number === undefined ? LINE : `${HALF_LINE}${number}${HALF_LINE}`;
  return new TextRun({ text, underline: { type: UnderlineType.SINGLE } });
}

function formula(latex: string, notes: ExportNotes): ParagraphChild {
  const omml = latexToOmml(latex);
  if (omml !== undefined) return imported(omml.replace('<m:oMath>', `<m:oMath xmlns:m="${MATH}">`));
  notes.note('formula-as-text', 'changed', latex.slice(0, 60));
  return new TextRun(wellFormed(`$${latex}$`));
}

/** A component of XML that the library has no class for. */
function imported(xml: string): ParagraphChild {
  return ImportedXmlComponent.fromXmlString(xml) as unknown as ParagraphChild;
}

/** Tabs are elements of their own in Word. */
function textRuns(text: string, props: RunProps | undefined): ParagraphChild[] {
  const plain = wellFormed(text);
  if (props?.ruby) return [imported(ruby(plain, wellFormed(props.ruby)))];
  return plain
    .split('\t')
    .flatMap((part, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...(part === '' ? [] : [new TextRun({ text: part, ...formatOf(props) })]),
    ]);
}

function ruby(base: string, guide: string): string {
  const run = (text: string, size: number) =>
    `<w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>${escapeXml(text)}</w:t></w:r>`;
  return `<w:r xmlns:w="${WORD}"><w:ruby><w:rubyPr><w:rubyAlign w:val="center"/><w:hps w:val="11"/><w:hpsRaise w:val="20"/><w:hpsBaseText w:val="21"/><w:lid w:val="zh-CN"/></w:rubyPr><w:rt>${run(guide, 11)}</w:rt><w:rubyBase>${run(base, 21)}</w:rubyBase></w:ruby></w:r>`;
}

const UNDERLINES: Readonly<Record<string, (typeof UnderlineType)[keyof typeof UnderlineType]>> = {
  dbl: UnderlineType.DOUBLE,
  wavy: UnderlineType.WAVE,
  heavy: UnderlineType.THICK,
  dotted: UnderlineType.DOTTED,
  dash: UnderlineType.DASH,
};

function formatOf({ bold, italic, underline, strike, baseline = 0, emphasisMark }: RunProps = {}) {
  const isUnderlined = underline !== undefined && underline !== 'none';
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: italic } : {}),
    ...(isUnderlined
      ? {
          underline: {
            type:
              (Object.hasOwn(UNDERLINES, underline) ? UNDERLINES[underline] : undefined) ??
              UnderlineType.SINGLE,
          },
        }
      : {}),
    ...(strike && strike !== 'none' ? { strike: true } : {}),
    ...(baseline > 0 ? { superScript: true } : {}),
    ...(baseline < 0 ? { subScript: true } : {}),
    ...(emphasisMark ? { emphasisMark: { type: 'dot' as const } } : {}),
  };
}
