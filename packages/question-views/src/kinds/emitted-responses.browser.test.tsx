import { kindOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { DRAGGED_SAMPLES, OTHER_DRAGGED } from '../samples/dragged-samples.ts';
import { OTHER_SAMPLES, SAMPLES } from '../samples/samples.ts';
import { mountAnswer } from '../testing/mounted.tsx';

/** Texts that a pupil may paste: empty, long, of unusual scripts, with marks of other directions. */
const TEXTS = [
  '',
  ' ',
  '唐',
  '3.14',
  'x'.repeat(30_000),
  '𬉼'.repeat(9_999),
  '\u202Eabc',
  '👨‍👩‍👧‍👦',
  '\\frac{1}{',
  '__proto__',
];
const STEPS = 60;

/** The same numbers for the same seed, 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React overrides `value` of the element: a user's input does not pass through it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses and fills random controls of the mounted view. */
async function playWith(random: () => number): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'article :is(button:enabled, [role=button], [data-target]), article input:not([type=file]), article textarea',
      ),
    ];
    const control = controls[Math.floor(random() * controls.length)];
    const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? '';
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) write(control, text);
    else control?.click();
    if (step % 4 === 0) await frame();
  }
}

/** Pictures are tapped, drawings drawn and voices recorded, which tests of these kinds do. */
const all: readonly SingleQuestion[] = [
  ...SAMPLES,
  ...OTHER_SAMPLES,
  ...[...DRAGGED_SAMPLES, ...OTHER_DRAGGED].filter(({ kind }) => !/hotspot|media/.test(kind)),
];

describe('every response that a view reports', () => {
  it.each(all.map((question) => [question.id, question] as const))(
    'belongs to its kind, whatever is pressed and pasted: %s',
    async (_id, question) => {
      const { responses } = mountAnswer(question);
      await expect
        .poll(() => document.querySelector('article :is(button, input, textarea, [role=button])'))
        .not.toBeNull();
      await playWith(randomOf(7 + question.id.length));
      expect(responses.length).toBeGreaterThan(STEPS / 10);
      for (const response of responses) {
        const read = kindOf(question.kind)?.response.safeParse(response);
        expect(read?.success).toBe(true);
        // The schema of a response removes unknown fields: a view that reports one has a fault.
        expect(read?.data).toEqual(response);
        kindOf(question.kind)?.judge(question.body, question.key, response);
      }
    },
  );
});
