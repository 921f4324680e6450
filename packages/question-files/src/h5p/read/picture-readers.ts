import { imageSize } from '@lectern/pptx/media';
import { type Content, contentOf, DEFAULT_PLAY, isBlank, type Medium } from '@lectern/questions';
import {
  assetOf,
  fieldsOf,
  type H5pContext,
  type H5pDraft,
  htmlContent,
  type LibraryReader,
  listOf,
  mediumOf,
  numberOfField,
  textOfField,
  withMedia,
} from './h5p-fields.ts';

/** Cards with two sides as pairs: words, pictures, or both. */
function pairsDraft(
  stem: Content,
  pairs: readonly (readonly [Content, Content])[],
  name: string,
): H5pDraft[] {
  const kept = pairs.filter(([left, right]) => !isBlank(left) && !isBlank(right)).slice(0, 15);
  const body = {
    left: kept.map(([content], index) => ({ id: `l${index + 1}`, content })),
    right: kept.map(([, content], index) => ({ id: `r${index + 1}`, content })),
    partners: 'one',
  };
  const key = { pairs: kept.map((_, index) => ({ left: `l${index + 1}`, right: `r${index + 1}` })) };
  if (name === 'matching') return [{ kind: 'matching', stem, body, key, rule: { name: 'per-item' } }];
  return [
    {
      kind: 'memory',
      stem,
      body: {
        play: DEFAULT_PLAY,
        parts: [{ id: 'p1', kind: 'matching', body }],
        own: { relation: 'belonging', showSeconds: 3 },
      },
      key: { parts: [{ id: 'p1', kind: 'matching', key }], own: {} },
      rule: { name: 'per-item' },
    },
  ];
}

function pictureContent(file: unknown, alt: unknown, context: H5pContext): Content {
  const asset = assetOf(file, context);
  const words = textOfField(alt).slice(0, 1024);
  const medium: Medium[] = asset ? [{ type: 'picture', asset, ...(words ? { alt: words } : {}) }] : [];
  return withMedia(contentOf(''), medium);
}

export const memoryGame: LibraryReader = (params, context) => {
  const pairs = listOf(params.cards).map((value) => {
    const card = fieldsOf(value);
    const image = pictureContent(card.image, card.imageAlt, context);
    const match = card.match === undefined ? image : pictureContent(card.match, card.matchAlt, context);
    return [image, match] as const;
  });
  return pairsDraft(contentOf('翻牌配对'), pairs, 'memory');
};

export const imagePair: LibraryReader = (params, context) => {
  const pairs = listOf(params.cards).map((value) => {
    const card = fieldsOf(value);
    return [
      pictureContent(card.image, card.imageAlt, context),
      pictureContent(card.match, card.matchAlt, context),
    ] as const;
  });
  return pairsDraft(htmlContent(params.taskDescription, context), pairs, 'matching');
};

/** Cards to learn words with: the front and the back belong together. */
export const dialogCards: LibraryReader = (params, context) => {
  const pairs = listOf(params.dialogs ?? params.cards).map((value) => {
    const card = fieldsOf(value);
    const front = withMedia(
      htmlContent(card.text, context),
      pictureContent(card.image, card.imageAltText, context).media ?? [],
    );
    return [front, htmlContent(card.answer, context)] as const;
  });
  const stem = htmlContent(params.description ?? params.title, context);
  return pairsDraft(isBlank(stem) ? contentOf('配对') : stem, pairs, 'matching');
};

export const imageHotspotQuestion: LibraryReader = (params, context) => {
  const question = fieldsOf(params.imageHotspotQuestion);
  const { backgroundImage } = fieldsOf(question.backgroundImageSettings);
  const settings = fieldsOf(question.hotspotSettings);
  const asset = assetOf(backgroundImage, context);
  const bytes = asset && context.builder.bytesOf(asset);
  const size = bytes && asset ? imageSize(bytes, context.builder.mimeOf(asset)) : undefined;
  const spots = listOf(settings.hotspot, 60).flatMap((value, index) => {
    const { userSettings, computedSettings } = fieldsOf(value);
    const place = fieldsOf(computedSettings);
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOfField(place[name]));
    if (x === undefined || y === undefined || width === undefined || height === undefined) return [];
    return [
      {
        id: `a${index + 1}`,
        shape: spotShape(place.figure, x, y, width, height),
        isRight: fieldsOf(userSettings).correct === true,
      },
    ];
  });
  const right = spots.filter(({ isRight }) => isRight);
  if (right.length === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  return [
    {
      kind: 'hotspot',
      stem: htmlContent(settings.taskDescription, context),
      body: {
        ...(asset && size ? { picture: { asset, width: size.width, height: size.height } } : {}),
        areas: [],
        taps: 1,
      },
      key: {
        areas: right.map(({ id, shape }) => ({ id, shape })),
        right: right.slice(0, 1).map(({ id }) => id),
      },
      rule: { name: 'per-item' },
    },
  ];
};

/** Positions and sizes in percent of the picture. */
function spotShape(figure: unknown, x: number, y: number, width: number, height: number) {
  if (figure === 'circle')
    return {
      type: 'circle' as const,
      centre: { x: partOf(x + width / 2), y: partOf(y + height / 2) },
      radius: partOf(width / 2),
    };
  return {
    type: 'rectangle' as const,
    left: partOf(x),
    top: partOf(y),
    right: partOf(x + width),
    bottom: partOf(y + height),
  };
}

/** Dragged cards: on a picture our game of labels, otherwise pairs of the zones' labels and the cards. */
export const dragQuestion: LibraryReader = (params, context) => {
  const { settings, task } = fieldsOf(params.question);
  const { elements, dropZones } = fieldsOf(task);
  const cards = listOf(elements, 60).map((value, index) => {
    const type = fieldsOf(fieldsOf(value).type);
    const own = fieldsOf(type.params);
    const content = withMedia(htmlContent(own.text, context), mediumOf(type, context));
    return { id: `r${index + 1}`, content: isBlank(content) ? contentOf(`${index + 1}`) : content };
  });
  const zones = listOf(dropZones, 60).map((value, index) => {
    const zone = fieldsOf(value);
    const label = htmlContent(zone.label, context);
    const [x = 0, y = 0] = [numberOfField(zone.x), numberOfField(zone.y)];
    const right = listOf(zone.correctElements).map((at) => `r${Number(at) + 1}`);
    const content = isBlank(label) ? contentOf(`${index + 1}`) : label;
    return { id: `l${index + 1}`, content, right, dot: { x: partOf(x), y: partOf(y) } };
  });
  const pairs = zones.flatMap(({ id, right }) => right.map((card) => ({ left: id, right: card })));
  const isTwice = (side: 'left' | 'right') => new Set(pairs.map((pair) => pair[side])).size < pairs.length;
  const partners = isTwice('left') ? 'many' : isTwice('right') ? 'many-left' : 'one';
  const body = { left: zones.map(({ id, content }) => ({ id, content })), right: cards, partners };
  const background = fieldsOf(fieldsOf(settings).background);
  const asset = assetOf(background, context);
  const bytes = asset && context.builder.bytesOf(asset);
  const size = bytes && asset ? imageSize(bytes, context.builder.mimeOf(asset)) : undefined;
  const stem = contentOf('');
  if (!asset || !size) return [{ kind: 'matching', stem, body, key: { pairs }, rule: { name: 'per-item' } }];
  const own = {
    picture: { asset, width: size.width, height: size.height },
    targets: zones.map(({ id, dot }) => ({ id, dot })),
  };
  return [
    {
      kind: 'label-picture',
      stem,
      body: { play: DEFAULT_PLAY, parts: [{ id: 'p1', kind: 'matching', body }], own },
      key: { parts: [{ id: 'p1', kind: 'matching', key: { pairs } }], own: {} },
      rule: { name: 'per-item' },
    },
  ];
};

function partOf(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
