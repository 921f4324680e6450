import { createHash } from 'node:crypto';
import {
  type Action,
  blankCourseware,
  type CoursewareRecord,
  type Element,
  type Fill,
  type Page,
} from '@lectern/courseware';
import { SMALL_FILM } from './small-film.ts';

/** Text that would end a script, an attribute or a comment if it were inserted into the file unescaped. */
export const HOSTILE = '</script><img src=x onerror="document.title=1"><!-- \u2028 &amp; ]]>';

export const film = Buffer.from(SMALL_FILM, 'base64');
export const filmHash = createHash('sha256').update(film).digest('hex');

/** Four pages to show, a hidden page that is linked, and a page that is only hidden: the file contains five. */
export function lesson(): CoursewareRecord[] {
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const layoutId = blank.find(({ kind }) => kind === 'layout')?.id;
  const page = (id: string, change: Partial<Page> = {}): Page => ({
    kind: 'page',
    id,
    order: id,
    ...(layoutId ? { layoutId } : {}),
    ...change,
  });
  const base = (id: string, parentId: string, y: number) => ({
    kind: 'element' as const,
    id,
    parentId,
    order: id,
    frame: { x: 80, y, w: 900, h: 160 },
  });
  const text = (id: string, parentId: string, y: number, words: string, link?: string): Element => ({
    ...base(id, parentId, y),
    type: 'shape',
    textBox: true,
    text: {
      paragraphs: [
        {
          runs: [
            { type: 'text', text: words, ...(link ? { props: { link: { type: 'url', url: link } } } : {}) },
          ],
        },
      ],
    },
  });
  return [
    ...blank,
    page('a1', {
      notes: { paragraphs: [{ runs: [{ type: 'text', text: '只给老师看' }] }] },
      animations: [
        {
          id: 'in',
          elementId: 'step',
          effect: { class: 'entrance', preset: 10 },
          trigger: { type: 'click' },
          delay: 0,
          duration: 100,
        },
      ],
    }),
    page('a2', { transition: { type: 'push', direction: 'l', duration: 50 } }),
    page('a3'),
    page('a4'),
    page('a5', { hidden: true }),
    page('a6', { hidden: true }),
    text('hostile', 'a1', 60, HOSTILE),
    text('step', 'a1', 240, '第二步'),
    {
      ...base('sheet', 'a1', 560),
      frame: { x: 1000, y: 560, w: 200, h: 100 },
      type: 'shape',
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'solid', color: { type: 'rgb', value: '1D7A5F' } },
      cover: { way: 'wipe', from: 'left' },
    },
    {
      ...base('chart', 'a2', 60),
      type: 'chart',
      chart: {
        plots: [{ type: 'bar', series: [{ categories: ['一', '二'], values: [1, 2] }] }],
        axes: [{ kind: 'category' }, { kind: 'value' }],
      },
    },
    { ...base('formula', 'a2', 400), type: 'formula', latex: 'x^2' },
    { ...base('film', 'a3', 60), type: 'video', asset: filmHash },
    { ...base('elsewhere', 'a4', 60), type: 'video', url: 'https://films.example/one.mp4' },
    text('link', 'a4', 300, '一个网页', 'https://pages.example/'),
    { ...text('turn', 'a4', 500, '去看'), click: { type: 'page', pageId: 'a5' } } as Element,
    text('linked', 'a5', 60, '链接到的页'),
    text('answer', 'a6', 60, '藏起来的答案'),
    { kind: 'asset', id: filmHash, mime: 'video/webm', size: film.length },
  ];
}

const RED_TO_BLUE: Fill = {
  type: 'gradient',
  stops: [
    { pos: 0, color: { type: 'rgb', value: 'FF0000' } },
    { pos: 1, color: { type: 'rgb', value: '0000FF' } },
  ],
  shade: { type: 'linear', angle: 90 },
};

/** A shape that moves from left to right by Morph, and a text of many colours that appears letter by letter. */
export function twoPages(): CoursewareRecord[] {
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const shape = (id: string, parentId: string, x: number, text: string): Element => ({
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order: id,
    frame: { x, y: 100, w: 200, h: 100 },
    text: { paragraphs: [{ runs: [{ type: 'text', text }] }] },
  });
  const minute = 60_000;
  return [
    ...blank,
    { kind: 'page', id: 'p1', order: 'a1' },
    {
      kind: 'page',
      id: 'p2',
      order: 'a2',
      transition: { type: 'morph', duration: minute },
      animations: [
        {
          id: 'letters',
          elementId: 'words',
          effect: { class: 'entrance', preset: 10 },
          trigger: { type: 'click' },
          delay: 0,
          duration: minute,
          iterate: { by: 'letter', interval: 0.5 },
        },
      ],
    },
    shape('one', 'p1', 40, '同一个'),
    shape('two', 'p2', 1000, '同一个'),
    {
      ...shape('words', 'p2', 40, '逐字'),
      frame: { x: 40, y: 400, w: 400, h: 80 },
      textDefaults: [{ run: { fill: RED_TO_BLUE } }],
    } as Element,
  ];
}

/**
 * A layout with a shape that enters, a page with an endless rotation and a linked word, and two words with the same
 * letters.
 */
export function livelyPages(): CoursewareRecord[] {
  const blank = blankCourseware().records.filter(({ kind }) => !['page', 'element', 'layout'].includes(kind));
  const master = blank.find(({ kind }) => kind === 'master');
  const effect = { trigger: { type: 'click' as const }, delay: 0, duration: 50 };
  const minute = 60_000;
  const shape = (id: string, parentId: string, x: number, text: string, link?: Action): Element => ({
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order: id,
    frame: { x, y: 100, w: 300, h: 100 },
    text: {
      paragraphs: [{ runs: [{ type: 'text', text, ...(link ? { props: { hoverLink: link } } : {}) }] }],
    },
  });
  return [
    ...blank,
    {
      kind: 'layout',
      id: 'layout',
      masterId: master?.id ?? '',
      order: 'a1',
      animations: [{ ...effect, id: 'comes', elementId: 'logo', effect: { class: 'entrance', preset: 10 } }],
    },
    shape('logo', 'layout', 600, '标志'),
    {
      kind: 'page',
      id: 'q1',
      order: 'a1',
      layoutId: 'layout',
      animations: [
        {
          ...effect,
          id: 'spin',
          elementId: 'spins',
          effect: { class: 'emphasis', preset: 8 },
          duration: 400,
          repeat: 'indefinite',
          until: { type: 'nextClick' },
        },
        { ...effect, id: 'more', elementId: 'hover', effect: { class: 'emphasis', preset: 6 } },
      ],
    },
    shape('spins', 'q1', 40, '转'),
    shape('hover', 'q1', 400, '移过来', { type: 'page', pageId: 'q2' }),
    { kind: 'page', id: 'q2', order: 'a2' },
    { ...shape('earth', 'q2', 40, 'EARTH'), name: '!!word' } as Element,
    {
      kind: 'page',
      id: 'q3',
      order: 'a3',
      transition: { type: 'morph', duration: minute, options: { option: 'byChar' } },
    },
    { ...shape('heart', 'q3', 40, 'HEART'), name: '!!word' } as Element,
  ];
}

/** Texts of 18 points, 24 pixels per character, in boxes 3.25 characters wide. */
export function fullLines(): CoursewareRecord[] {
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'element');
  const parentId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
  const box = (id: string, y: number, text: string, props: object): Element => ({
    ...{ kind: 'element', type: 'shape', id, parentId, order: id, frame: { x: 40, y, w: 78, h: 60 } },
    text: {
      box: { insetLeft: 0, insetRight: 0 },
      paragraphs: [{ runs: [{ type: 'text', text, props: { size: 18 } }], props }],
    },
  });
  return [
    ...blank,
    box('hangs', 40, '大家好！', {}),
    box('stays', 140, '大家好！', { hangingPunctuation: false }),
    box('blanks', 240, '大家好    ', {}),
  ];
}
