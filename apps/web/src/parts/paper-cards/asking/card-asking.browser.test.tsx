import { newId } from '@lectern/base';
import { rowShot } from '@lectern/paper-cards/testing';
import type { CardAnswer } from '@lectern/protocol/card-answers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { CardAsking } from './card-asking.tsx';
import { CardBox, NO_READINGS } from './card-box.ts';

/** A camera that shows a row of eight children with cards. */
function withCamera(): ReturnType<typeof rowShot>['scene'] {
  const { scene, picture } = rowShot(5, 3);
  const { width, height, data } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  new Uint32Array(pixels.data.buffer).set(Uint32Array.from(data, (value) => 0xff000000 + 0x010101 * value));
  // A canvas sends a picture to its stream only when something is drawn on it.
  const timer = setInterval(() => brush?.putImageData(pixels, 0, 0), 200);
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(async () => canvas.captureStream(5));
  onTestFinished(() => {
    clearInterval(timer);
    asked.mockRestore();
  });
  return scene;
}

it('a class is asked by cards: who was read is shown without the answers, and answers wait for the network', async () => {
  const scene = withCamera();
  const held = scene.cards.slice(0, 6);
  const pupils = held.map(({ card }, index) => ({ card, memberId: `m${index}`, name: `学生${index}` }));
  const absent = {
    card: [1, 2, 3, 4, 5, 6, 7, 8, 9].find((card) => scene.cards.every((each) => each.card !== card)) ?? 0,
  };
  const sent: CardAnswer[] = [];
  const network = { isThere: false };
  const box = new CardBox(NO_READINGS, {
    send: async (answers) => {
      if (!network.isThere) throw new Error('offline');
      sent.push(...answers);
      return [];
    },
    keep: () => undefined,
    isPassing: () => true,
    troubleOf: String,
    newId,
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  onTestFinished(() => box.dispose());
  const choices = ['a', 'b', 'c', 'd'].map((choice) => ({ choice }));
  mount(
    <main>
      <CardAsking
        pupils={[{ ...absent, memberId: 'absent', name: '没来的人' }, ...pupils]}
        without={2}
        answered={new Set()}
        choices={choices}
        box={box}
        givenAfter={() => 1_500}
      />
    </main>,
  );
  await expect.element(page.getByText('已读到 6 人，还差 1 人')).toBeVisible();
  await expect.element(page.getByText('网络断开，6 个答案存在这里，连上后自动发送。')).toBeVisible();
  await expect.element(page.getByText('2 名学生还没有答题卡，请在「班级」里打印。')).toBeVisible();
  // The pupil who is looked for stands first.
  expect(page.getByRole('listitem').first().element().textContent).toContain('没来的人');
  expect(document.body.textContent).not.toMatch(/[ABCD]/);
  expect(await seriousFindings()).toEqual([]);
  network.isThere = true;
  await expect.poll(() => sent.length).toBe(6);
  const side = { A: 'a', B: 'b', C: 'c', D: 'd' } as const;
  for (const { card, side: up } of held)
    expect(sent.find((each) => each.card === card)).toMatchObject({
      response: { choice: side[up] },
      given_ms: 1_500,
    });
  await expect.element(page.getByText(/网络断开/)).not.toBeInTheDocument();
});

it('a class without cards is told where to print them', async () => {
  const box = new CardBox(NO_READINGS, {} as never);
  mount(
    <CardAsking
      pupils={[]}
      without={30}
      answered={new Set()}
      choices={[]}
      box={box}
      givenAfter={() => undefined}
    />,
  );
  await expect.element(page.getByText(/^这个班还没有答题卡/)).toBeVisible();
});
