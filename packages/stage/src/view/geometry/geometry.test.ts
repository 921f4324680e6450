import { describe, expect, it } from 'vitest';
import { evaluateGeometry } from './evaluate.ts';
import { builtInGuides, evaluateFormula } from './formula.ts';
import { COMMON_PRESETS } from './generated/common-presets.ts';
import { PRESET_NAMES } from './generated/preset-names.ts';
import { RARE_PRESETS } from './generated/rare-presets.ts';
import { USUAL_PRESETS } from './generated/usual-presets.ts';
import { loadAllPresets, presetDefinition, presetsCode } from './presets.ts';

function preset(name: string) {
  const definition = presetDefinition(name);
  if (!definition) throw new Error(`${name} is not loaded`);
  return definition;
}

describe('guide formulas', () => {
  const guides = builtInGuides(200, 100);
  it.each([
    ['val 7', 7],
    ['*/ w 3 4', 150],
    ['+- w 10 30', 180],
    ['+/ w h 3', 100],
    ['?: 1 5 6', 5],
    ['?: 0 5 6', 6],
    ['abs -4', 4],
    ['at2 1 1', 2_700_000],
    ['cat2 10 3 4', 6],
    ['sat2 10 3 4', 8],
    ['cos 10 5400000', 0],
    ['sin 10 5400000', 10],
    ['tan 10 2700000', 10],
    ['max 3 9', 9],
    ['min 3 9', 3],
    ['mod 2 3 6', 7],
    ['pin 0 9 5', 5],
    ['pin 0 -9 5', 0],
    ['sqrt 49', 7],
    ['*/ 1 1 0', 0],
    ['nonsense 1 2', 0],
  ])('evaluate %s to %d', (formula, value) => {
    expect(evaluateFormula(formula, guides)).toBeCloseTo(value, 6);
  });
});

describe('preset shapes', () => {
  it('are in the file in which they are looked up', () => {
    for (const name of Object.keys(USUAL_PRESETS)) expect(presetsCode(name), name).toBe(presetsCode('star5'));
    for (const name of Object.keys(RARE_PRESETS)) expect(presetsCode(name), name).toBe(presetsCode('star24'));
    expect(presetsCode('star5')).not.toBe(presetsCode('star24'));
    const all = [COMMON_PRESETS, USUAL_PRESETS, RARE_PRESETS].flatMap((each) => Object.keys(each));
    expect(all.toSorted()).toEqual([...PRESET_NAMES].sort());
  });

  it('include all 187 of the standard, finite at any size and with any adjust value', async () => {
    await loadAllPresets();
    expect(PRESET_NAMES).toHaveLength(187);
    const seed = Number(process.env.LECTERN_SEED ?? 20_260_101);
    process.stdout.write(`seed ${seed}\n`);
    let state = seed;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    for (const name of PRESET_NAMES) {
      for (let round = 0; round < 8; round++) {
        const definition = preset(name);
        const [w, h] = [random() * 800, random() * 600];
        const adjust = Object.fromEntries(
          definition.adjust.map(([key]) => [key, (random() - 0.2) * 150_000] as const),
        );
        const outline = evaluateGeometry(definition, w, h, round === 0 ? undefined : adjust);
        expect(outline.paths.length, name).toBeGreaterThan(0);
        for (const path of outline.paths) expect(path.d, name).not.toMatch(/NaN|Infinity/);
        const numbers = [
          ...Object.values(outline.textRect),
          ...outline.sites.flatMap((site) => [site.x, site.y]),
        ];
        expect(numbers.every(Number.isFinite), name).toBe(true);
      }
    }
  });

  it('evaluate the corners of a rounded rectangle from its adjust value', () => {
    const { paths, adjust } = evaluateGeometry(preset('roundRect'), 200, 100);
    expect(adjust).toEqual({ adj: 16667 });
    expect(paths[0]?.d).toMatch(/^M0 16\.667A16\.667 16\.667 0 0 1 16\.667 0L183\.333 0A/);
    const square = evaluateGeometry(preset('roundRect'), 200, 100, { adj: 0 });
    expect(square.paths[0]?.d).toBe('M0 0L200 0L200 100L0 100Z');
  });

  it('evaluate an ellipse through the midpoints of its sides, with its text inside', () => {
    const { paths, textRect, sites } = evaluateGeometry(preset('ellipse'), 200, 100);
    expect(paths[0]?.d).toBe(
      'M0 50A100 50 0 0 1 100 0A100 50 0 0 1 200 50A100 50 0 0 1 100 100A100 50 0 0 1 0 50Z',
    );
    expect(textRect.l).toBeCloseTo(29.289, 2);
    expect(sites).toHaveLength(8);
  });

  it('have handles on the outline that change an adjust value', () => {
    const [handle] = evaluateGeometry(preset('roundRect'), 200, 100).handles;
    expect(handle).toMatchObject({ type: 'xy', horizontal: { name: 'adj', min: 0, max: 50_000 } });
    expect(handle?.x).toBeCloseTo(16.667, 2);
  });

  it('draw an arc of a full turn in two halves', () => {
    const { paths } = evaluateGeometry(
      {
        adjust: [],
        guides: [],
        handles: [],
        sites: [],
        paths: [
          {
            commands: [
              { c: 'M', x: 'l', y: 'vc' },
              { c: 'A', wR: 'wd2', hR: 'hd2', start: 'cd2', swing: '21600000' },
            ],
          },
        ],
      },
      100,
      100,
    );
    expect(paths[0]?.d).toBe('M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50');
  });
});
