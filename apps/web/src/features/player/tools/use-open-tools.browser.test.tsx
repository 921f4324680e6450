import { LessonDocument } from '@lectern/courseware/lesson';
import { useState } from 'react';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { useOpenTools } from './use-open-tools.ts';

async function tools(begun: boolean) {
  const document = new LessonDocument(new Y.Doc());
  const lesson = { state: (id: string) => document.state(id) } as unknown as ToolLesson;
  const opened: string[] = [];
  const now = await mountHook(() => {
    const [taught, setTaught] = useState(begun ? lesson : undefined);
    const open = useOpenTools(taught, (id) => opened.push(id));
    return { ...open, begin: () => setTaught(lesson) };
  });
  const are = (...ids: string[]) => expect.poll(() => [...now().ids]).toEqual(ids);
  return { now, are, opened, state: (id: string) => document.state(id) };
}

it('opens tools in the lesson in their order, and counts each opening once', async () => {
  const { now, are, opened } = await tools(true);
  now().open('timer');
  await are('timer');
  await new Promise((resolve) => setTimeout(resolve, 5));
  now().open('curtain');
  await are('timer', 'curtain');
  now().open('timer');
  expect(opened).toEqual(['timer', 'curtain']);
  now().close('timer');
  await are('curtain');
});

it('toggles a tool, and folds a running tool instead', async () => {
  const { now, are, state } = await tools(true);
  now().toggle('curtain');
  await are('curtain');
  now().toggle('curtain');
  await are();
  now().toggle('curtain');
  await are('curtain');
  state('curtain').change({ x: 1 });
  now().toggle('curtain');
  await are();
});

it('keeps tools that are opened before the lesson, and opens them in it', async () => {
  const { now, are, opened } = await tools(false);
  now().open('timer');
  await are('timer');
  now().toggle('curtain');
  await are('timer', 'curtain');
  now().toggle('timer');
  await are('curtain');
  now().open('timer');
  await are('curtain', 'timer');
  expect([opened, now().said.early]).toEqual([[], ['curtain', 'timer']]);
  now().begin();
  await expect.poll(() => opened).toEqual(['curtain', 'timer']);
  await are('curtain', 'timer');
  expect(now().said.early).toEqual([]);
});
