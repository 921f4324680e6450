import {
  type Animation,
  addAnimations,
  addGuide,
  changeAnimations,
  clearGuides,
  type Edit,
  type Element,
  type ElementOf,
  guidesOf,
  insertElement,
  insertWordGrid,
  moveGuide,
  removeGuide,
  type ShapeElement,
  setFrame,
  setInClass,
  startAnimations,
  WORD_GRIDS,
} from '@lectern/courseware';
import {
  addLayout,
  addPlace,
  applyDesign,
  designOfTheme,
  duplicateLayout,
  editDesign,
  layoutsOf,
  PAGE_SIZES,
  placeholdersOn,
  removeLayout,
  resizePages,
  schoolThemes,
  setLayout,
  setPageMarks,
} from '@lectern/courseware/design';
import { added, findNode, MIND_KEY, MIND_WAYS, mindTree, ROOT, written } from '@lectern/courseware/mind';
import type { EditPlace } from './random-content-edits.ts';

const PATHS = ['M 0 0 L 0.25 0.1', 'M 0 0 C 0.1 0.1 0.2 -0.1 0.3 0', 'M 0 0 L 0.1 0 L 0.1 0.1 Z'] as const;

/**
 * Edits of the whole courseware and of lessons: designs, page sizes, masters, guides, comments, covers, mind maps,
 * writing grids, animations, media, connectors.
 */
export function lessonEdits({ store, random, page, one }: EditPlace): Record<string, () => void> {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
  const anyOf = <T extends Element['type']>(type: T) =>
    oneOf(store.all('element').filter((each) => each.type === type)) as ElementOf<T> | undefined;
  const siblings = () => store.children(page);
  const frame = () => ({ x: random(400), y: random(300), w: 200 + random(200), h: 120 + random(100) });
  const size = () => store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const anyMaster = () => oneOf(store.all('master'))?.id ?? '';
  const anyLayout = () => oneOf(store.all('layout'));
  // Beyond a hundred layouts, unused layouts are not read.
  const mayGrow = () => store.all('layout').length < 90;
  const onDesign = (work: (edit: Edit, home: string) => void) => () => {
    const home = (random(2) ? anyLayout()?.id : undefined) ?? anyMaster();
    store.transact((edit) => editDesign(edit, home, () => work(edit, home)));
  };
  const onMedia = (change: () => Partial<ElementOf<'audio'>>) => () => {
    const media = anyOf('video') ?? anyOf('audio');
    if (media) store.transact((edit) => edit.update<ElementOf<'audio'>>(media.id, change()));
  };
  const move = (path: string): Omit<Animation, 'id' | 'elementId' | 'trigger'> => ({
    effect: { class: 'path', preset: 0 },
    path,
    delay: 0,
    duration: 1000 + random(5) * 100,
  });
  return {
    wholeDesign: () => {
      const theme = oneOf(schoolThemes);
      if (theme) store.transact((edit) => applyDesign(edit, designOfTheme(theme), 'all'));
    },
    pageDesign: () => {
      const theme = oneOf(schoolThemes);
      if (theme && mayGrow()) store.transact((edit) => applyDesign(edit, designOfTheme(theme), [page]));
    },
    refit: () =>
      store.transact((edit) =>
        resizePages(edit, oneOf(Object.values(PAGE_SIZES)) ?? PAGE_SIZES.wide, random(2) ? 'fit' : 'keep'),
      ),
    pageMarks: () =>
      store.transact((edit) =>
        setPageMarks(edit, random(2) ? edit.pages() : [page], {
          number: random(2) === 0,
          footer: random(2) ? `三年级 & ${random(9)} 班` : undefined,
          date: random(2) ? 'today' : undefined,
        }),
      ),
    changeLayout: () => {
      const layout = anyLayout();
      if (layout) store.transact((edit) => setLayout(edit, [page], layout.id));
    },
    addLayout: () =>
      mayGrow() &&
      store.transact((edit) => {
        const id = addLayout(edit, anyMaster(), `版式 <${random(9)}>`);
        editDesign(edit, id, () => {
          for (const type of ['body', 'pic', 'sldNum'] as const)
            if (random(2)) addPlace(edit, id, type, type, ['第一级', '第二级']);
        });
      }),
    copyLayout: () => {
      const layout = anyLayout();
      if (layout && mayGrow())
        store.transact((edit) => duplicateLayout(edit, layout.id, `${layout.name ?? ''} 副本`));
    },
    noLayout: () => {
      const layout = anyLayout();
      const other = layout && oneOf(layoutsOf(store, layout.masterId).filter(({ id }) => id !== layout.id));
      if (layout && other) store.transact((edit) => removeLayout(edit, layout.id, other.id));
    },
    placeOfDesign: onDesign((edit, home) => {
      const place = oneOf(placeholdersOn(edit, home));
      if (place) setFrame(edit, place.id, { ...place.frame, x: place.frame.x + 8, w: place.frame.w + 6 });
    }),
    lookOfDesign: onDesign((edit, home) => {
      const place = oneOf(placeholdersOn(edit, home));
      if (place?.type === 'shape' && place.text)
        edit.update<ShapeElement>(place.id, {
          text: {
            ...place.text,
            paragraphs: place.text.paragraphs.map((paragraph) => ({
              ...paragraph,
              runs: paragraph.runs.map((run) =>
                run.type === 'text' ? { ...run, props: { ...run.props, size: 20 + random(20) } } : run,
              ),
            })),
          },
        });
    }),
    shapeOfDesign: onDesign((edit, home) => {
      insertElement(edit, home, {
        type: 'shape',
        frame: frame(),
        geometry: { type: 'preset', preset: 'ellipse' },
        fill: { type: 'solid', color: { type: 'scheme', slot: 'accent5' } },
      });
    }),
    guide: () => store.transact((edit) => addGuide(edit, random(2) ? 'x' : 'y', random(700))),
    guideMoved: () => {
      const guide = oneOf(guidesOf(store));
      if (guide) store.transact((edit) => moveGuide(edit, guide.id, random(700)));
    },
    noGuide: () => {
      const guide = oneOf(guidesOf(store));
      store.transact((edit) => (guide && random(2) ? removeGuide(edit, guide.id) : clearGuides(edit)));
    },
    comment: () => {
      const comments = store.find('page', page)?.comments ?? [];
      const [at, x, y] = [Date.UTC(2026, 8, 1 + random(20)), random(300), random(300)];
      const said = { author: oneOf(['王老师', '李 <老师>']) ?? '', text: `看 & 改 ${random(99)}`, at };
      const answer = comments.length > 0 && random(2) === 0;
      store.transact((edit) =>
        edit.update(page, {
          comments: [...comments, answer ? { ...said, x, y, reply: true } : { ...said, x, y }],
        }),
      );
    },
    resolved: () => {
      const comments = store.find('page', page)?.comments;
      const first = comments?.findIndex(({ reply }) => !reply) ?? -1;
      if (comments && first >= 0)
        store.transact((edit) =>
          edit.update(page, {
            comments: comments.map((each, at) => (at === first ? { ...each, resolved: true } : each)),
          }),
        );
    },
    noComments: () => store.transact((edit) => edit.update(page, { comments: undefined })),
    cover: () =>
      store.transact((edit) => {
        insertElement(edit, page, {
          type: 'shape',
          name: `遮挡 ${random(9)}`,
          frame: frame(),
          geometry: { type: 'preset', preset: 'rect' },
          fill: { type: 'solid', color: { type: 'scheme', slot: 'accent6' } },
          cover: oneOf([
            { way: 'wipe', from: 'right' },
            { way: 'wipe', from: 'top' },
            { way: 'fade' },
            { way: 'scratch' },
          ] as const),
        });
      }),
    uncover: () => {
      const cover = oneOf(store.all('element').filter((each) => each.type === 'shape' && each.cover));
      if (cover) store.transact((edit) => edit.update<ShapeElement>(cover.id, { cover: undefined }));
    },
    draggable: () =>
      one &&
      store.transact((edit) =>
        setInClass(edit, [one], { movableInClass: random(3) > 0, copiesInClass: random(2) === 0 }),
      ),
    basket: () => {
      const basket = oneOf(siblings());
      if (basket && one && basket !== one)
        store.transact((edit) => {
          setInClass(edit, [basket], { basketInClass: true });
          setInClass(edit, [one], { movableInClass: true, basketId: basket });
        });
    },
    mind: () => {
      const named = written(mindTree({}), `主题 <${random(9)}>`);
      const root = findNode(mindTree(named as ElementOf<'tool'>['data']), ROOT);
      const data = { ...named, ...(root && added(root, 'n1')), way: oneOf(MIND_WAYS) };
      store.transact((edit) => {
        insertElement(edit, page, {
          type: 'tool',
          name: '导图',
          toolKey: MIND_KEY,
          frame: { ...frame(), w: 600, h: 300 },
          data: JSON.parse(JSON.stringify(data)),
        });
      });
    },
    mindNode: () => {
      const map = oneOf(store.all('element').filter((each) => each.type === 'tool'));
      const root = map?.type === 'tool' ? findNode(mindTree(map.data), ROOT) : undefined;
      if (map?.type === 'tool' && root)
        store.transact((edit) =>
          edit.update<ElementOf<'tool'>>(map.id, {
            data: JSON.parse(JSON.stringify({ ...map.data, ...added(root, `m${random(99)}`) })),
          }),
        );
    },
    wordGrid: () =>
      store.transact((edit) =>
        insertWordGrid(edit, page, oneOf(WORD_GRIDS) ?? 'rice', random(2) ? '春天 spring' : '', size()),
      ),
    path: () => one && store.transact((edit) => addAnimations(edit, page, [one], move(oneOf(PATHS) ?? ''))),
    pathChanged: () => {
      const effect = oneOf((store.find('page', page)?.animations ?? []).filter((each) => each.path));
      if (effect)
        store.transact((edit) =>
          changeAnimations(edit, page, new Set([effect.id]), { path: oneOf(PATHS), pathLocked: true }),
        );
    },
    startedBy: () => {
      const effect = oneOf(store.find('page', page)?.animations ?? []);
      const by = random(3) ? oneOf(siblings()) : undefined;
      if (effect) store.transact((edit) => startAnimations(edit, page, new Set([effect.id]), by));
    },
    emphasis: () =>
      one &&
      store.transact((edit) =>
        addAnimations(edit, page, [one], {
          effect: { class: 'emphasis', preset: 6, subtype: 0 },
          to: { scaleX: 1.5, scaleY: 1.5 },
          delay: random(3) * 100,
          duration: 800,
          repeat: 2 + random(3),
        }),
      ),
    leave: () =>
      one &&
      store.transact((edit) =>
        addAnimations(edit, page, [one], {
          effect: { class: 'exit', preset: 22, subtype: 8 },
          delay: 0,
          duration: 600,
          after: random(2) ? { when: 'nextClick', hide: true } : undefined,
        }),
      ),
    trim: onMedia(() => ({ trimStart: 1 + random(3), trimEnd: random(3) || undefined })),
    volume: onMedia(() => ({ volume: random(10) / 10, fadeIn: 1, fadeOut: random(2) || undefined })),
    playing: onMedia(() => ({
      autoplay: random(2) === 0 || undefined,
      loop: random(2) === 0 || undefined,
      bookmarks: [{ name: `书签 ${random(9)}`, at: 1 }],
      acrossPages: random(2) === 0 || undefined,
    })),
    connector: () => {
      const shapes = siblings().filter((id) => store.find('element', id)?.type === 'shape');
      const [from, to] = [oneOf(shapes), oneOf(shapes)];
      if (!from || !to || from === to) return;
      store.transact((edit) =>
        insertElement(edit, page, {
          type: 'line',
          frame: { ...frame(), flipV: random(2) === 0 || undefined },
          geometry: {
            type: 'preset',
            preset: oneOf(['line', 'bentConnector3', 'curvedConnector3']) ?? 'line',
          },
          line: {
            fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } },
            width: 2,
            tail: { type: 'triangle' },
          },
          start: { elementId: from, site: random(4) },
          end: { elementId: to, site: random(4) },
        }),
      );
    },
  };
}
