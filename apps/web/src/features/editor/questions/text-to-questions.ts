import { boundsOnPage, type Edit, type Frame, insertElement, removeElements } from '@lectern/courseware';
import { type Question, questionsFromLines } from '@lectern/questions';
import { showToast } from '@lectern/ui';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { type PageSize, pageSizeOf } from '../editing/page-geometry.ts';
import { textTargetOf } from '../editing/selection/text-target.ts';
import { asJson, onOwnPages } from './new-question.ts';
import { paperLines } from './paper-lines.ts';

const { translate } = defineTexts(
  {
    none: '没有认出题目。题干要以题号开头（如“1.”），选项以 A、B、C、D 开头，各占一行',
    made_one: '已转为 {{count}} 道题',
    made_other: '已转为 {{count}} 道题',
    onPages_one: '已转为 {{count}} 道题，放在后面 {{count}} 页',
    onPages_other: '已转为 {{count}} 道题，放在后面 {{count}} 页',
    check_one: '，有 {{count}} 处请检查',
    check_other: '，有 {{count}} 处请检查',
  },
  {
    none: 'No question was found. A stem begins with a number, such as "1.", and choices with A, B, C, D, each on its line',
    made_one: 'Converted to {{count}} question',
    made_other: 'Converted to {{count}} questions',
    onPages_one: 'Converted to {{count}} question on the next page',
    onPages_other: 'Converted to {{count}} questions on the next {{count}} pages',
    check_one: '. {{count}} place needs a check',
    check_other: '. {{count}} places need a check',
  },
);

/** The most questions that share the page of their text; each of more questions gets a page. */
const MOST_ON_PAGE = 3;
const MARGIN = 40;
/** The least height of a question on a page, logical pixels. */
const LEAST_HEIGHT = 200;

/**
 * Converts the selected text, or the text of the selected elements, to questions. Elements whose whole text became
 * questions are removed. Says what was made, and what should be checked.
 */
export function convertToQuestions(context: CommandContext): void {
  const { session, focusPage } = context;
  const pageId = session.pageId.get();
  const parts = textTargetOf(context)?.sample().parts ?? [];
  const { questions, lines } = questionsFromLines(paperLines(parts.flatMap(({ paragraphs }) => paragraphs)));
  if (pageId === undefined || questions.length === 0) {
    showToast({ kind: 'attention', text: translate('none') });
    return;
  }
  const isPart = session.openText.get() !== undefined;
  const sources = session.selection.get().ids;
  const isWhole = !isPart && lines.every(({ state }) => state !== 'lost' && state !== 'refused');
  session.letGo();
  const page = pageSizeOf(session);
  let ids: readonly string[] = [];
  session.edit((edit) => {
    const source = boundsOnPage(edit, sources[0] ?? '');
    if (isWhole) removeElements(edit, sources);
    ids =
      questions.length > MOST_ON_PAGE
        ? onOwnPages(
            edit,
            pageId,
            page,
            questions.map((question) => ({ question: asJson(question) })),
          )
        : stacked(edit, pageId, framesBelow(source, page, questions.length), questions);
  });
  const first = session.store.find('element', ids[0] ?? '');
  if (first && first.parentId !== pageId) session.goToPage(first.parentId);
  session.choose(questions.length > MOST_ON_PAGE ? ids.slice(0, 1) : ids);
  focusPage();
  const unsure = lines.filter(({ state }) => state === 'unsure').length;
  showToast({
    text:
      translate(questions.length > MOST_ON_PAGE ? 'onPages' : 'made', { count: questions.length }) +
      (unsure > 0 ? translate('check', { count: unsure }) : ''),
  });
}

function stacked(
  edit: Edit,
  pageId: string,
  frames: readonly Frame[],
  questions: readonly Question[],
): string[] {
  return questions.flatMap((question, at) => {
    const frame = frames[at];
    return frame
      ? [insertElement(edit, pageId, { type: 'question', frame, question: asJson(question) })]
      : [];
  });
}

/** Frames in a column from the top of the text, or over the whole page where the text is too low for them. */
export function framesBelow(
  source: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | undefined,
  page: PageSize,
  count: number,
): Frame[] {
  const whole = { x: MARGIN, y: MARGIN, w: page.w - 2 * MARGIN, h: page.h - 2 * MARGIN };
  const text = source && {
    x: Math.max(0, source.x),
    y: Math.max(0, source.y),
    w: Math.min(Math.max(source.w, page.w / 2), page.w - Math.max(0, source.x)),
    h: Math.min(Math.max(source.h, count * LEAST_HEIGHT), page.h - MARGIN - Math.max(0, source.y)),
  };
  const area = text && text.w > 0 && text.h >= count * LEAST_HEIGHT ? text : whole;
  const h = area.h / count;
  return Array.from({ length: count }, (_, at) => ({ x: area.x, y: area.y + at * h, w: area.w, h: h - 12 }));
}
