import { type InkElement, stateOfSnapshot } from '@lectern/courseware';
import { boardOf } from '@lectern/courseware/board';
import { DEMO_PASSWORD } from '@lectern/e2e/server';
import { APP_ID_HEADER } from '@lectern/protocol';
import { createBoard } from '@lectern/protocol/boards';
import type { Page } from 'playwright-core';
import type { Measured } from '../browser.ts';
import { sign, signInAt } from '../measured-server.ts';
import { inkRecords } from './written-pages.ts';

/** Opens a board with one endless page, shown whole: the strokes of the full page cover three by three pages. */
export async function endlessBoard(measured: Measured): Promise<Page> {
  const { host } = new URL(measured.server.url);
  const token = await signInAt(host, 'chen', DEMO_PASSWORD);
  const ink = inkRecords('board').flatMap((record, i): InkElement[] => {
    if (record.kind !== 'element' || record.type !== 'ink') return [];
    const { x, y, w, h } = record.frame;
    const [column, row] = [(i % 3) - 1, (Math.floor(i / 3) % 3) - 1];
    return [{ ...record, frame: { x: x + column * 1280, y: y + row * 720, w, h } }];
  });
  const face = { color: 'white', ground: 'plain' } as const;
  const url = `${createBoard.path}?name=ink`;
  const reply = await fetch(`http://${host}${url}`, {
    method: createBoard.method,
    headers: {
      [APP_ID_HEADER]: 'lectern-bench',
      'content-type': 'application/octet-stream',
      authorization: sign(token, createBoard.method, url, host),
    },
    body: Buffer.from(stateOfSnapshot(boardOf([{ face, endless: true, ink }]))),
  });
  if (!reply.ok) throw new Error(`failed to create the board: ${await reply.text()}`);
  const { id } = (await reply.json()) as { readonly id: string };
  const page = await measured.teacher();
  await page.goto(`${measured.server.url}/#/blackboard?fileId=${id}`);
  await page.getByTestId('board-map').waitFor({ timeout: 60_000 });
  return page;
}
