import { type SingleQuestion, withoutKey } from '@lectern/questions';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { refusal, startFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { QuestionActivity } from './question-activity.tsx';

const QUESTION: SingleQuestion = {
  format: 1,
  id: 'q',
  version: 1,
  kind: 'fill-blank',
  stem: { paragraphs: [{ runs: [{ type: 'text', text: '填空' }] }] },
  score: 2,
  rule: { name: 'per-item' },
  attempts: 1,
  counts: 'last',
  body: {
    passage: {
      paragraphs: [
        {
          runs: [
            { type: 'text', text: '日照香炉生' },
            { type: 'field', field: 'gap:g1', text: '____' },
          ],
        },
      ],
    },
  },
  key: { blanks: [{ gap: 'g1', accepted: [{ text: '紫烟' }] }] },
};
const GIVEN = { texts: [{ gap: 'g1', text: 'ziyan' }] };

type Activity = Partial<Parameters<typeof QuestionActivity>[0]['activity']>;

function mountActivity(id: string, first: Activity = {}, question = QUESTION) {
  const onAnswer = vi.fn();
  const drawn = (activity: Activity) => {
    const shown = {
      id,
      own: null,
      result: null,
      answered: null,
      solution: null,
      state: 'open',
      time: null,
      files: {},
      works: [],
    };
    const props = {
      activity: { ...shown, ...activity },
      setting: { kind: 'question', asked: withoutKey(question, { seed: 1 }) },
      sending: [],
      onAnswer,
    };
    return <QuestionActivity {...(props as unknown as Parameters<typeof QuestionActivity>[0])} />;
  };
  const redraw = vi.fn();
  mount(<Redrawn first={first} drawn={drawn} redraw={redraw} />);
  return { onAnswer, draw: (activity: Activity) => redraw.mock.lastCall?.[0](activity) };
}

interface RedrawnProps {
  readonly first: Activity;
  readonly drawn: (activity: Activity) => ReactNode;
  /** Called with the function that draws the activity in another state. */
  readonly redraw: (draw: (activity: Activity) => void) => void;
}

function Redrawn({ first, drawn, redraw }: RedrawnProps) {
  const [activity, setActivity] = useState(first);
  useEffect(() => redraw(setActivity), [redraw]);
  return drawn(activity);
}

describe('a question on a phone', () => {
  it('hands in what was being composed when the teacher ends the answering', async () => {
    const { onAnswer, draw } = mountActivity('a1');
    await page.getByRole('textbox').click();
    await commands.compose(['z', 'ziyan'], '');
    draw({ state: 'closed' });
    await expect.poll(() => onAnswer.mock.lastCall?.[0]).toMatchObject({ kind: 'question', response: GIVEN });
  });

  it('opens a hint by the server, and says why it could not be opened', async () => {
    const server = startFakeServer();
    const content = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });
    const hints = ['h1', 'h2'].map((id) => ({ id, content: content(`提示 ${id}`), cost: 0.5 }));
    server.answer('POST /api/participants/v1/me/activities/a9/hints', ({ body }) => {
      const { hint_id: id } = body as { hint_id: string };
      return id === 'h1' ? { body: { hint: hints[0] } } : refusal('ACTIVITY_CLOSED');
    });
    mountActivity('a9', {}, { ...QUESTION, hints });
    const next = page.getByRole('button', { name: /提示/ });
    await expect.element(next).toBeVisible();
    expect(page.getByText('提示 h1').query()).toBeNull();
    await next.click();
    await expect.element(page.getByText('提示 h1')).toBeVisible();
    await next.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByText('提示 h2').query()).toBeNull();
  });

  it('hands in what was being composed when the time is over', async () => {
    const now = Date.now();
    const time = { now, opened_at: now, ends_at: now + 3_000 } as Activity['time'];
    const { onAnswer } = mountActivity('a2', { time });
    await page.getByRole('textbox').click();
    await commands.compose(['z', 'ziyan'], '');
    await expect.poll(() => onAnswer.mock.lastCall?.[0]).toMatchObject({ kind: 'question', response: GIVEN });
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('hands in a drawing whose last stroke was drawn as the teacher ended the answering', async () => {
    const drawing = {
      ...QUESTION,
      kind: 'media-answer',
      body: { ask: 'drawing' },
      key: {},
    } as SingleQuestion;
    const { onAnswer, draw } = mountActivity('a4', {}, drawing);
    const pad = page.getByRole('img');
    await expect.poll(() => pad.query()?.matches('[data-open]')).toBe(true);
    const paper = pad.element();
    const { left, top } = paper.getBoundingClientRect();
    for (const [type, x] of [
      ['pointerdown', 20],
      ['pointermove', 80],
      ['pointerup', 80],
    ] as const)
      paper.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: 0,
          buttons: 1,
          clientX: left + x,
          clientY: top + 30,
        }),
      );
    draw({ state: 'closed' });
    await expect
      .poll(() => onAnswer.mock.lastCall?.[0])
      .toMatchObject({ response: { drawing: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  it('shows the works that the teacher shows, and no counts of files', async () => {
    const works = [{ url: 'data:image/png;base64,iVBORw0KGgo=', mime: 'image/png' }];
    const drawing = {
      ...QUESTION,
      kind: 'media-answer',
      body: { ask: 'drawing' },
      key: {},
    } as SingleQuestion;
    const result = { kind: 'question', tallies: [], pupils: [] } as unknown as Activity['result'];
    mountActivity('a5', { works, result, answered: 3, state: 'closed' }, drawing);
    await expect.element(page.getByRole('img', { name: '作品 1' })).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('还没有人作答');
  });

  it('marks the response once the key is shown', async () => {
    const own = { kind: 'question', response: GIVEN, turns_left: 0 } as unknown as Activity['own'];
    mountActivity('a3', { state: 'closed', own, solution: QUESTION as unknown as Activity['solution'] });
    await expect.element(page.getByText('正确答案')).toBeVisible();
    await expect.element(page.getByText(/紫烟/)).toBeVisible();
  });
});
