import { showToast } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { type ImportedQuestions, QuestionImport } from '../../../parts/question-files/index.ts';
import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import { insertImported } from './insert-ready.ts';
import { editorQuestionHost } from './question-host.ts';

const zh = {
  target: '每题一页，放在本页后面（只选一题时放在本页）',
  added: '题目已放到这一页',
  onPages_one: '已放入 {{count}} 道题，每题一页',
  onPages_other: '已放入 {{count}} 道题，每题一页',
  failed: '没有放进去：请先打开一页，并确认您可以编辑',
};

const en: SameTexts<typeof zh> = {
  target: 'Each on a page of its own behind this one (a single question on this page)',
  added: 'The question is on this page',
  onPages_one: '{{count}} question was inserted on a page',
  onPages_other: '{{count}} questions were inserted, each on a page',
  failed: 'Nothing was inserted: open a page that you may edit',
};

const { useTexts, translate } = defineTexts(zh, en);

/** Questions of one import at most: each of them becomes a page. */
const MOST = 200;

/** The import of a file of questions straight onto pages of the courseware. */
export function QuestionFile({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const { document, session } = editing;
  const host = useMemo(() => editorQuestionHost(session, document), [session, document]);
  const insert = (imported: ImportedQuestions) => {
    const { length: count } = insertImported(editing, imported);
    if (count === 0) return t('failed');
    showToast({ kind: 'success', text: count === 1 ? translate('added') : translate('onPages', { count }) });
    return undefined;
  };
  return (
    <QuestionImport
      documentId={document.id}
      host={host}
      room={MOST}
      most={MOST}
      targets={[{ value: 'pages', label: t('target') }]}
      onInsert={insert}
      onClose={onClose}
    />
  );
}
