import { blankCourseware, type CoursewareRecord } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { expect } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { hint, lies } from '../drag-page.ts';
import { Fingers } from '../fingers.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';
import { goTo, pageNumber, shown } from '../show-page.ts';

/** A square of 100 logical pixels; `more` adds properties. */
function square(id: string, parentId: string, x: number, y: number, more: object = {}): CoursewareRecord {
  return {
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order: `z${id}`,
    frame: { x, y, w: 100, h: 100 },
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'solid', color: { type: 'rgb', value: 'D92D20' } },
    ...more,
  } as CoursewareRecord;
}

/** The records of a blank courseware without its page and elements, and the page. */
function blankPage() {
  const blank = blankCourseware();
  const page = blank.records.find(({ kind }) => kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const others = blank.records.filter(
    (each) => each !== page && (each.kind !== 'element' || each.parentId !== page.id),
  );
  return { page, others };
}

/** A page with two draggable shapes: a child of a rotated group, and a shape that appears at a click. */
function lesson(): CoursewareRecord[] {
  const { page, others } = blankPage();
  const shape = (id: string, parentId: string, x: number, y: number) =>
    square(id, parentId, x, y, { movableInClass: true });
  return [
    ...others,
    {
      ...page,
      animations: [
        {
          id: 'in',
          elementId: 'comes',
          effect: { class: 'entrance', preset: 10 },
          trigger: { type: 'click' },
          delay: 0,
          duration: 60,
        },
      ],
    },
    {
      kind: 'element',
      type: 'group',
      id: 'turned',
      parentId: page.id,
      order: 'a5',
      frame: { x: 200, y: 200, w: 300, h: 100, rotation: 90 },
    },
    shape('child', 'turned', 0, 0),
    shape('other', 'turned', 200, 0),
    shape('comes', page.id, 900, 300),
  ];
}

test.describe('by fingers', () => {
  test.use({ viewport: { width: 1280, height: 720 }, hasTouch: true });

  test('several objects are dragged at once, also on a zoomed page and in a rotated group, and hidden objects once they appear', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    const teacher = await registerTeacher(server.url);
    const file = writeNdpx({ snapshot: { records: lesson() }, assets: new Map() });
    const documentId = await importFile(teacher, '拖一拖.ndpx', file);
    await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
    await expect(shown(page)).toBeVisible();
    const of = (id: string) => shown(page).locator(`[data-element-id="${id}"]`);
    const fingers = await Fingers.on(page);
    await lies(of('child'), [350, 150]);
    await pressTool(page, '拖拽');
    await expect(hint(page)).toBeVisible();

    // The shape is still hidden: a finger at its position drags no shape.
    await fingers.go([950, 350], [910, 390]);
    await page.keyboard.press('PageDown');
    await expect
      .poll(() => of('comes').evaluate((node) => node.checkVisibility({ visibilityProperty: true })))
      .toBe(true);
    await lies(of('comes'), [950, 350]);
    await fingers.goTogether([
      [
        [350, 150],
        [450, 350],
      ],
      [
        [950, 350],
        [800, 600],
      ],
    ]);
    await lies(of('child'), [450, 350]);
    await lies(of('comes'), [800, 600]);
    await lies(of('other'), [350, 350]);

    // Zoomed twice about the middle: a finger on a draggable shape moves only the shape, by the finger's distance.
    await page.keyboard.press('z');
    await page.touchscreen.tap(640, 360);
    await lies(of('child'), [260, 340]);
    await fingers.go([260, 340], [460, 440]);
    await lies(of('child'), [460, 440]);
    await lies(of('other'), [60, 340]);
    await page.keyboard.press('Control+0');
    await lies(of('child'), [550, 400]);
  });

  test('any object on an unprepared page is dragged, groups as a whole, but no locked object; the pointer drags marked objects', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    const teacher = await registerTeacher(server.url);
    const { page: only, others } = blankPage();
    const records: CoursewareRecord[] = [
      ...others,
      only,
      { ...only, id: 'second', order: `${only.order}1` },
      square('background', only.id, 0, 0, { order: 'a1', frame: { x: 0, y: 0, w: 1280, h: 720 } }),
      square('plain', only.id, 100, 100),
      square('locked', only.id, 300, 100, { locked: true }),
      square('marked', only.id, 500, 100, { movableInClass: true }),
      {
        kind: 'element',
        type: 'group',
        id: 'group',
        parentId: only.id,
        order: 'zz',
        frame: { x: 100, y: 300, w: 300, h: 100 },
      },
      square('one', 'group', 0, 0),
      square('two', 'group', 200, 0),
    ];
    const file = writeNdpx({ snapshot: { records }, assets: new Map() });
    const documentId = await importFile(teacher, '没有准备.ndpx', file);
    await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
    await expect(shown(page)).toBeVisible();
    const of = (id: string) => shown(page).locator(`[data-element-id="${id}"]`);
    const fingers = await Fingers.on(page);
    await lies(of('plain'), [150, 150]);

    // The pointer drags only marked objects. A press with it acts on the page.
    await expect(page.locator('[data-movable="marked"]')).toHaveAttribute('data-carried', '');
    await fingers.go([550, 150], [650, 250]);
    await lies(of('marked'), [650, 250]);
    await page.mouse.move(650, 250);
    await page.mouse.down();
    await page.mouse.move(600, 200, { steps: 4 });
    await page.mouse.up();
    await lies(of('marked'), [600, 200]);
    expect(await pageNumber(page), 'a drag does not change the page').toBe(1);
    await page.keyboard.press('Control+z');
    await lies(of('marked'), [650, 250]);
    await page.mouse.move(150, 150);
    await page.mouse.down();
    await page.mouse.move(190, 190, { steps: 4 });
    await page.mouse.up();
    await goTo(page, 1);
    await lies(of('plain'), [150, 150]);

    await pressTool(page, '拖拽');
    await expect(hint(page)).toBeVisible();
    await fingers.goTogether([
      [
        [150, 150],
        [150, 220],
      ],
      [
        [350, 350],
        [450, 450],
      ],
    ]);
    await lies(of('plain'), [150, 220]);
    await lies(of('one'), [250, 450]);
    await lies(of('two'), [450, 450]);
    await fingers.go([350, 150], [450, 250]);
    await lies(of('locked'), [350, 150]);
    await fingers.go([900, 500], [800, 400]);
    await lies(of('background'), [640, 360]);
    expect(await pageNumber(page)).toBe(1);
  });
});
