import { type BodyOf, type KeyOf, plainTextOf, type SingleQuestion } from '@lectern/questions';
import type { MoodleOut, WrittenType } from './moodle-out.ts';
import { cdata, el, textEl } from './xml-out.ts';

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];

/** Areas of a picture as the places of one marker. */
export function hotspotType(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { picture, areas: shown, taps } = question.body as BodyOf<'hotspot'>;
  const { areas: hidden, right } = question.key as KeyOf<'hotspot'>;
  out.notes.note('hotspot', 'changed');
  const all = new Map([...shown, ...hidden].map(({ id, shape }) => [id, shape]));
  const size = picture ?? { width: 1000, height: 1000 };
  const drops = right.flatMap((id, index) => {
    const shape = all.get(id);
    return shape
      ? [el('drop', {}, textEl('no', index + 1), ...shapeEls(shape, size), textEl('choice', 1))]
      : [];
  });
  const drag = el('drag', {}, textEl('no', 1), cdata('✕'), textEl('noofdrags', Math.min(50, taps)));
  const own = [
    out.shuffle(false),
    out.combined(question),
    picture ? out.fileEl(picture.asset) : '',
    drag,
    ...drops,
  ];
  return { type: 'ddmarker', own: own.join('') };
}

function shapeEls(
  shape: Shape,
  { width, height }: { readonly width: number; readonly height: number },
): string[] {
  const at = (x: number, y: number) => `${Math.round(x * width)},${Math.round(y * height)}`;
  switch (shape.type) {
    case 'circle':
      return [
        textEl('shape', 'circle'),
        textEl('coords', `${at(shape.centre.x, shape.centre.y)};${Math.round(shape.radius * width)}`),
      ];
    case 'rectangle': {
      const extent = at(shape.right - shape.left, shape.bottom - shape.top);
      return [textEl('shape', 'rectangle'), textEl('coords', `${at(shape.left, shape.top)};${extent}`)];
    }
    default:
      return [
        textEl('shape', 'polygon'),
        textEl('coords', shape.corners.map(({ x, y }) => at(x, y)).join(';')),
      ];
  }
}

/** Labels for the dots of a picture. Labels that are typed, or tapped for, are not in this type. */
export function labelPictureType(question: SingleQuestion, out: MoodleOut): WrittenType {
  const { parts, own } = question.body as BodyOf<'label-picture'>;
  const matching = parts[0]?.body as BodyOf<'matching'>;
  const [part] = (question.key as KeyOf<'label-picture'>).parts;
  const { pairs } = (part?.key ?? { pairs: [] }) as KeyOf<'matching'>;
  const size = own.picture ?? { width: 1000, height: 1000 };
  const numberOf = new Map(matching.right.map(({ id }, index) => [id, index + 1]));
  const drags = matching.right.map(({ content }, index) => {
    const [picture] = content.media ?? [];
    return el(
      'drag',
      {},
      textEl('no', index + 1),
      cdata(plainTextOf(content)),
      textEl('draggroup', 1),
      ...(matching.partners === 'one' ? [] : ['<infinite/>']),
      picture ? out.fileEl(picture.asset) : '',
    );
  });
  const drops = own.targets.map(({ id, dot }, index) => {
    const label = pairs.find(({ left }) => left === id)?.right ?? '';
    return el(
      'drop',
      {},
      textEl('no', index + 1),
      textEl('choice', numberOf.get(label) ?? 0),
      cdata(''),
      textEl('xleft', Math.round(dot.x * size.width)),
      textEl('ytop', Math.round(dot.y * size.height)),
    );
  });
  const picture = own.picture ? out.fileEl(own.picture.asset) : '';
  return {
    type: 'ddimageortext',
    own: [out.shuffle(true), out.combined(question), picture, ...drags, ...drops].join(''),
  };
}

/** Whether the labels of a picture are dragged, so that Moodle has a type for it. */
export function hasDraggedLabels({ body }: SingleQuestion): boolean {
  const { parts } = body as BodyOf<'label-picture'>;
  return parts.length === 1 && parts[0]?.kind === 'matching';
}
