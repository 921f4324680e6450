import type { Question } from '@lectern/questions';
import type { Drawing } from '@lectern/ready-questions';
import { showToast } from '@lectern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChapter } from '../../../parts/chapter/index.ts';
import { drawingFile, ReadyQuestionsDialog } from '../../../parts/ready-questions/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import { insertReady, type StoredDrawing } from './insert-ready.ts';

const zh = {
  added: '题目已放到这一页',
  onPages_one: '已放入 {{count}} 道题，每题一页',
  onPages_other: '已放入 {{count}} 道题，每题一页',
  failed: '题目的图片没有保存成功：{{reason}}',
};

const en: SameTexts<typeof zh> = {
  added: 'The question is on this page',
  onPages_one: '{{count}} question was inserted on a page',
  onPages_other: '{{count}} questions were inserted, each on a page',
  failed: 'The pictures of the questions were not stored: {{reason}}',
};

const { useTexts } = defineTexts(zh, en);

/** The dialog of ready questions; one question goes onto the current page, several onto pages behind it. */
export function ReadyQuestions({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const { chosen } = useChapter(currentSession()?.userId ?? '');
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const add = async (questions: readonly Question[], pictures: readonly Drawing[]) => {
    const { signal } = closed.current;
    const stored: StoredDrawing[] = [];
    try {
      for (const picture of pictures) {
        const file = drawingFile(picture);
        stored.push({ name: file.name, file: await editing.document.upload(file, () => undefined, signal) });
      }
    } catch (error) {
      if (!signal.aborted) showToast({ kind: 'failure', text: t('failed', { reason: messageOf(error) }) });
      return false;
    }
    if (signal.aborted) return false;
    const ids = insertReady(editing, questions, stored);
    const { length: count } = ids;
    if (count > 0) showToast({ kind: 'success', text: count === 1 ? t('added') : t('onPages', { count }) });
    return ids.length > 0;
  };
  return <ReadyQuestionsDialog bookId={chosen?.bookId} onAdd={add} onClose={onClose} />;
}
