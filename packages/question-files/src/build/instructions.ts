import { type Content, contentOf, plainTextOf } from '@lectern/questions';

/** Stems for questions whose text is the passage itself, for other programs have no stem beside it. */
const INSTRUCTIONS = {
  'fill-blank': { zh: '填空。', en: 'Fill in the blanks.' },
  'cloze-choice': { zh: '选择正确的一项填空。', en: 'Choose the right word for each gap.' },
  'bank-cloze': { zh: '从所给选项中选择，填入空白处。', en: 'Put the items into the gaps.' },
  'error-mark': { zh: '找出并改正错误。', en: 'Find and correct the errors.' },
} as const;

export type InstructedKind = keyof typeof INSTRUCTIONS;

/** The instruction for a passage, in Chinese where the passage has a Chinese character. */
export function instructionFor(kind: InstructedKind, passage: Content): Content {
  return contentOf(INSTRUCTIONS[kind][/\p{Script=Han}/u.test(plainTextOf(passage)) ? 'zh' : 'en']);
}

/** Whether a stem is one that `instructionFor` made, so that it need not be written. */
export function isInstruction(kind: InstructedKind, stem: Content): boolean {
  return (
    (stem.media ?? []).length === 0 && Object.values(INSTRUCTIONS[kind]).includes(plainTextOf(stem) as never)
  );
}
