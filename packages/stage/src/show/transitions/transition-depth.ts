import { both, contents, goes, type MotionOf } from './transition-move.ts';

/** Transitions that rotate whole pages in space (p14 and p15). */

const VIEW = 'perspective(1800px)';

const isOn = (word: string | undefined) => word === '1' || word === 'true';

/**
 * A cube rotates by one side, seen from outside, or from inside (`inverted`). PowerPoint calls it cube and box, and
 * rotate and orbit when only the contents rotate.
 */
const cube: MotionOf = ({ dx, dy, options }) => {
  const inverted = isOn(options.isInverted);
  const axis = dy !== 0 ? 'X' : 'Y';
  const sign = dy !== 0 ? -dy : dx;
  const half = axis === 'Y' ? 'var(--half-width)' : 'var(--half-height)';
  const depth = inverted ? `calc(${half} * -1)` : half;
  const away = inverted ? half : `calc(${half} * -1)`;
  const at = (degrees: number) => ({
    transform: `${VIEW} translateZ(${away}) rotate${axis}(${inverted ? -degrees : degrees}deg) translateZ(${depth})`,
    backfaceVisibility: 'hidden',
  });
  const [incoming, outgoing] = [
    [at(-90 * sign), at(0)],
    [at(0), at(90 * sign)],
  ];
  return isOn(options.isContent) ? contents(incoming, outgoing) : both(incoming, outgoing);
};

const flip: MotionOf = ({ dx }) =>
  both(
    [
      { transform: `${VIEW} rotateY(${-90 * dx}deg)`, opacity: 0 },
      { transform: `${VIEW} rotateY(${-90 * dx}deg)`, opacity: 0, offset: 0.499 },
      { transform: `${VIEW} rotateY(${-90 * dx}deg)`, opacity: 1, offset: 0.5 },
      { transform: `${VIEW} rotateY(0deg)`, opacity: 1 },
    ],
    [
      { transform: `${VIEW} rotateY(0deg)`, opacity: 1 },
      { transform: `${VIEW} rotateY(${90 * dx}deg)`, opacity: 1, offset: 0.5 },
      { transform: `${VIEW} rotateY(${90 * dx}deg)`, opacity: 0, offset: 0.501 },
      { transform: `${VIEW} rotateY(${90 * dx}deg)`, opacity: 0 },
    ],
  );

export const DEPTHS: Readonly<Record<string, MotionOf>> = {
  flip,
  prism: cube,
  switch: ({ dx }) => {
    const aside = (sign: number, z: number, turn: number) =>
      `${VIEW} translate3d(${sign * 55}%, 0, ${z}px) rotateY(${turn}deg)`;
    const still = `${VIEW} translate3d(0%, 0, 0px) rotateY(0deg)`;
    return both(
      [
        { transform: `${VIEW} translate3d(0%, 0, -900px) rotateY(0deg)`, zIndex: 0, opacity: 0 },
        { transform: aside(-dx, -450, 35 * dx), zIndex: 0, opacity: 1, offset: 0.45 },
        { transform: aside(-dx, -350, 30 * dx), zIndex: 2, opacity: 1, offset: 0.55 },
        { transform: still, zIndex: 2, opacity: 1 },
      ],
      [
        { transform: still, zIndex: 1, opacity: 1 },
        { transform: aside(dx, -350, -30 * dx), zIndex: 1, opacity: 1, offset: 0.45 },
        { transform: aside(dx, -450, -35 * dx), zIndex: 1, opacity: 1, offset: 0.55 },
        { transform: `${VIEW} translate3d(0%, 0, -900px) rotateY(0deg)`, zIndex: 1, opacity: 0 },
      ],
    );
  },
  gallery: ({ dx }) =>
    both(
      [
        { transform: `${VIEW} translate3d(${-112 * dx}%, 0, -300px) rotateY(${28 * dx}deg)` },
        { transform: `${VIEW} translate3d(${-60 * dx}%, 0, -300px) rotateY(${14 * dx}deg)`, offset: 0.5 },
        { transform: `${VIEW} translate3d(0%, 0, 0px) rotateY(0deg)` },
      ],
      [
        { transform: `${VIEW} translate3d(0%, 0, 0px) rotateY(0deg)` },
        { transform: `${VIEW} translate3d(${60 * dx}%, 0, -300px) rotateY(${-14 * dx}deg)`, offset: 0.5 },
        { transform: `${VIEW} translate3d(${112 * dx}%, 0, -300px) rotateY(${-28 * dx}deg)` },
      ],
    ),
  conveyor: ({ dx }) =>
    contents(
      [
        { transform: `translate(${-108 * dx}%, 0) scale(0.94)` },
        { transform: `translate(${-100 * dx}%, 0) scale(0.94)`, offset: 0.15 },
        { transform: 'translate(0%, 0) scale(0.94)', offset: 0.85 },
        { transform: 'translate(0%, 0) scale(1)' },
      ],
      [
        { transform: 'translate(0%, 0) scale(1)' },
        { transform: 'translate(0%, 0) scale(0.94)', offset: 0.15 },
        { transform: `translate(${100 * dx}%, 0) scale(0.94)`, offset: 0.85 },
        { transform: `translate(${108 * dx}%, 0) scale(0.94)` },
      ],
    ),
  ferris: ({ dx }) => {
    const at = (degrees: number) => ({ transform: `rotate(${degrees}deg)`, transformOrigin: '50% 260%' });
    return contents([at(-38 * dx), at(0)], [at(0), at(38 * dx)]);
  },
  fallOver: ({ dx }) => {
    const at = (degrees: number) => ({
      transform: `${VIEW} rotateX(${degrees}deg) rotateZ(${(degrees / 90) * -6 * dx}deg)`,
      transformOrigin: '50% 100%',
    });
    return goes(
      [
        at(0),
        { ...at(-12), offset: 0.4 },
        { ...at(-92), opacity: 1, offset: 0.98 },
        { ...at(-92), opacity: 0 },
      ],
      'ease-in',
    );
  },
  prestige: ({ dx }) =>
    both(
      [
        { transform: `${VIEW} translateZ(-700px) rotateY(${-70 * dx}deg)`, opacity: 0 },
        { transform: `${VIEW} translateZ(-500px) rotateY(${-50 * dx}deg)`, opacity: 0, offset: 0.4 },
        { transform: `${VIEW} translateZ(0px) rotateY(0deg)`, opacity: 1 },
      ],
      [
        { transform: `${VIEW} translateZ(0px) rotateY(0deg)`, opacity: 1 },
        { transform: `${VIEW} translateZ(250px) rotateY(${35 * dx}deg)`, opacity: 0, offset: 0.6 },
        { transform: `${VIEW} translateZ(300px) rotateY(${45 * dx}deg)`, opacity: 0 },
      ],
      'outgoing',
    ),
  airplane: ({ dx }) =>
    goes([
      { transform: 'none', clipPath: 'polygon(0% 0%, 100% 0%, 100% 50%, 100% 100%, 0% 100%, 0% 50%)' },
      {
        transform: 'scale(0.8)',
        clipPath: 'polygon(0% 0%, 60% 20%, 100% 50%, 60% 80%, 0% 100%, 0% 50%)',
        offset: 0.3,
      },
      {
        transform: 'scale(0.4, 0.25) rotate(-4deg)',
        clipPath: 'polygon(0% 0%, 50% 32%, 100% 50%, 50% 68%, 0% 100%, 18% 50%)',
        offset: 0.5,
      },
      {
        transform: `translate(${20 * -dx}%, 6%) scale(0.32, 0.18) rotate(6deg)`,
        clipPath: 'polygon(0% 0%, 50% 32%, 100% 50%, 50% 68%, 0% 100%, 18% 50%)',
        offset: 0.7,
      },
      {
        transform: `translate(${150 * -dx}%, -70%) scale(0.2, 0.1) rotate(-24deg)`,
        clipPath: 'polygon(0% 0%, 50% 32%, 100% 50%, 50% 68%, 0% 100%, 18% 50%)',
      },
    ]),
};
