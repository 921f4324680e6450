import type { HandOver } from '@lectern/protocol/hand-overs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { HandOverNotice } from './hand-over-notice.tsx';

beforeAll(() => changeLanguage('zh'));

const ASKED: HandOver = {
  hand_over_id: '01a2028d-3272-70d9-82d6-b0624808bc79',
  from: { user_id: 'li', name: '李文静' },
  to: { user_id: 'zhao', name: '赵建国' },
  by: { user_id: 'wang', name: '王校长' },
  documents: true,
  classes: false,
  state: 'waiting',
  asked_at: 0,
  due_at: Date.UTC(2026, 11, 5, 4),
  settled_at: null,
  document_count: 0,
  class_count: 0,
  assignment_count: 0,
  may_take_back: false,
};

function said(of: HandOver): string {
  const markup = renderToStaticMarkup(<HandOverNotice userId="li" of={of} onAnswered={() => undefined} />);
  return markup.replace(/<[^>]*>/g, ' ');
}

it('HandOverNotice names the classes that are handed over with the documents', () => {
  expect(said(ASKED)).toContain('全部文档移交给“赵建国”');
  expect(said({ ...ASKED, classes: true })).toContain('全部文档和您教的班级移交给“赵建国”');
});
