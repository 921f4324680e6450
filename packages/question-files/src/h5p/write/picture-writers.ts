import type { BodyOf, Content, KeyOf, SingleQuestion } from '@lectern/questions';
import { libraryText } from '../h5p-library.ts';
import type { H5pOut, WrittenContent } from './h5p-out.ts';

/** Size of the ground of dragged cards, pixels; positions in it are percent, sizes are in parts of a letter's height. */
const WIDTH = 620;
const ROW = 60;
const LETTER = 16;

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly right: readonly string[];
}

function dragQuestion(
  out: H5pOut,
  size: { readonly width: number; readonly height: number },
  background: string | undefined,
  cards: readonly {
    readonly id: string;
    readonly content: Content;
    readonly x: number;
    readonly y: number;
  }[],
  zones: readonly Zone[],
): WrittenContent {
  out.libraries.add('H5P.AdvancedText');
  const picture = background === undefined ? undefined : out.file(background);
  const all = zones.map((_, index) => `${index}`);
  const elements = cards.map(({ content, x, y }) => ({
    x,
    y,
    width: 9,
    height: 2,
    dropZones: all,
    backgroundOpacity: 100,
    multiple: false,
    type: {
      library: libraryText('H5P.AdvancedText'),
      params: { text: out.inline(content) },
      metadata: { contentType: 'Text' },
    },
  }));
  const dropZones = zones.map(({ label, right, ...place }) => ({
    ...place,
    label,
    showLabel: label !== '',
    correctElements: right.map((id) => `${cards.findIndex((card) => card.id === id)}`),
    backgroundOpacity: 100,
    single: right.length <= 1,
    autoAlign: true,
  }));
  return {
    library: 'H5P.DragQuestion',
    params: {
      question: {
        settings: {
          size,
          ...(picture ? { background: { ...picture, width: size.width, height: size.height } } : {}),
        },
        task: { elements, dropZones },
      },
      behaviour: { enableRetry: true, singlePoint: false, applyPenalties: false },
    },
  };
}

/** Cards of the right side are dragged beside those of the left one. */
export function dragPairs(question: SingleQuestion, out: H5pOut): WrittenContent {
  const { left, right } = question.body as BodyOf<'matching'>;
  const { pairs } = question.key as KeyOf<'matching'>;
  const rows = Math.max(left.length, right.length) + 1;
  const size = { width: WIDTH, height: rows * ROW };
  const yOf = (index: number) => ((index + 1) / rows) * 100;
  const zones = left.map(({ id, content }, index) => ({
    x: 2,
    y: yOf(index),
    width: WIDTH / LETTER / 2,
    height: 2.5,
    label: out.inline(content),
    right: pairs.filter((pair) => pair.left === id).map((pair) => pair.right),
  }));
  return dragQuestion(
    out,
    size,
    undefined,
    right.map((card, index) => ({ ...card, x: 70, y: yOf(index) })),
    zones,
  );
}

/** Labels are dragged to the places of a picture. */
export function dragLabels(question: SingleQuestion, out: H5pOut): WrittenContent {
  const { parts, own } = question.body as BodyOf<'label-picture'>;
  const [first] = parts;
  const asked = (first?.body ?? { left: [], right: [], partners: 'one' }) as BodyOf<'matching'>;
  const [part] = (question.key as KeyOf<'label-picture'>).parts;
  const { pairs } = (part?.key ?? { pairs: [] }) as KeyOf<'matching'>;
  const aspect = own.picture ? own.picture.height / own.picture.width : 1;
  const size = { width: WIDTH, height: Math.round(WIDTH * aspect) };
  const zones = own.targets.map(({ id, dot }) => ({
    x: dot.x * 100,
    y: dot.y * 100,
    width: 6,
    height: 2,
    label: '',
    right: pairs.filter(({ left }) => left === id).map(({ right }) => right),
  }));
  const cards = asked.right.map((card, index) => ({ ...card, x: 0, y: (index / asked.right.length) * 90 }));
  return dragQuestion(out, size, own.picture?.asset, cards, zones);
}

/** One area of a picture that is tapped; others are not in this library. */
export function hotspotContent(question: SingleQuestion, out: H5pOut): WrittenContent {
  const { picture, areas: shown } = question.body as BodyOf<'hotspot'>;
  const { areas: hidden, right } = question.key as KeyOf<'hotspot'>;
  const aspect = picture ? picture.height / picture.width : 1;
  if (right.length > 1) out.notes.note('other-areas', 'lost');
  const percent = (part: number) => Number((part * 100).toFixed(4));
  const spots = [...hidden, ...shown].map(({ id, shape }) => {
    const box = boxOf(shape, aspect);
    if (shape.type === 'polygon') out.notes.note('shape', 'changed');
    const place = {
      x: percent(box.left),
      y: percent(box.top),
      width: percent(box.right - box.left),
      height: percent(box.bottom - box.top),
    };
    return {
      userSettings: { correct: right.includes(id), feedbackText: '' },
      computedSettings: { ...place, figure: shape.type === 'circle' ? 'circle' : 'rectangle' },
    };
  });
  const file = picture && out.file(picture.asset);
  const backgroundImage =
    file && picture ? { ...file, width: picture.width, height: picture.height } : undefined;
  return {
    library: 'H5P.ImageHotspotQuestion',
    params: {
      imageHotspotQuestion: {
        backgroundImageSettings: { backgroundImage },
        hotspotSettings: { taskDescription: out.html(question.stem), hotspot: spots },
      },
    },
  };
}

function boxOf(shape: BodyOf<'hotspot'>['areas'][number]['shape'], aspect: number) {
  if (shape.type === 'rectangle') return shape;
  if (shape.type === 'circle') {
    const { centre, radius } = shape;
    return {
      left: centre.x - radius,
      right: centre.x + radius,
      top: centre.y - radius / aspect,
      bottom: centre.y + radius / aspect,
    };
  }
  const xs = shape.corners.map(({ x }) => x);
  const ys = shape.corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
