import { type JsonValue, type QuestionElement, removeElements } from '@lectern/courseware';
import { QuestionDialog } from '@lectern/question-views';
import { type ParsedQuestion, parseQuestion, type Question } from '@lectern/questions';
import { useRecord } from '@lectern/stage/view';
import { type ReactNode, useMemo } from 'react';
import { patchedQuestion } from '../../../../parts/questions/index.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { isUntouched } from '../../questions/new-question.ts';
import { editorQuestionHost } from '../../questions/question-host.ts';

/** The dialog that edits a question of the page; not rendered once the element is deleted or cannot be read. */
export function QuestionEditor({ elementId }: { readonly elementId: string }): ReactNode {
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  const parsed = useMemo(
    () => (element?.type === 'question' ? parseQuestion(element.question) : undefined),
    [element],
  );
  return parsed?.state === 'question' ? <OpenQuestion elementId={elementId} parsed={parsed} /> : null;
}

interface OpenQuestionProps {
  readonly elementId: string;
  readonly parsed: Extract<ParsedQuestion, { state: 'question' }>;
}

/** Changes of one visit within a second are one undo step. */
function OpenQuestion({ elementId, parsed: { question } }: OpenQuestionProps): ReactNode {
  const editing = useEditing();
  const { session, document, focusPage } = editing;
  const host = useMemo(() => editorQuestionHost(session, document), [session, document]);
  const change = (next: Question) =>
    session.edit(
      (edit) => {
        const element = edit.find('element', elementId);
        if (element?.type !== 'question' || !isFields(element.question)) return;
        edit.update<QuestionElement>(elementId, {
          question: patchedQuestion(element.question, question, next),
        });
      },
      { merge: `question ${elementId}` },
    );
  return (
    <QuestionDialog
      question={question}
      onChange={change}
      onClose={() => {
        const element = session.store.find('element', elementId);
        // A question into which nothing was written is removed, as an empty text box is.
        if (element?.type === 'question' && isUntouched(element.question, question))
          session.edit((edit) => removeElements(edit, [elementId]));
        session.more.set(undefined);
        focusPage();
      }}
      onUndo={() => session.undo()}
      onRedo={() => session.redo()}
      readOnly={!session.canEdit}
      host={host}
      pinyinOf={pinyinOf}
    />
  );
}

/** The reading of each character, empty for characters without one. */
async function pinyinOf(text: string): Promise<readonly string[]> {
  const { readingsOf } = await import('../pinyin/readings.ts');
  const readings = readingsOf(text, 'marks');
  let at = 0;
  return [...text].map((character) => {
    const reading = readings.get(at) ?? '';
    at += character.length;
    return reading;
  });
}

function isFields(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
