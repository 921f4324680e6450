import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record } from '@lectern/courseware';
import { errorCatalogue, LecternError } from '@lectern/protocol';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read } from './deck-source.ts';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/dev/', import.meta.url));
const LONG = process.env.LECTERN_LONG !== undefined;
const COUNT = LONG ? 2_500 : 200;
const LARGEST = LONG ? 1_000_000 : 200_000;
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

type Random = (below: number) => number;

/** Mulberry32: small, seeded, good enough to choose what to break. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Bytes changed, cut out or doubled anywhere in the archive. */
function breakBytes(original: Uint8Array, random: Random): Uint8Array {
  const bytes = original.slice();
  const kind = random(3);
  if (kind === 0) {
    for (let i = 1 + random(20); i > 0; i--) bytes[random(bytes.length)] = random(256);
    return bytes;
  }
  if (kind === 1) return bytes.subarray(0, random(bytes.length));
  const at = random(bytes.length);
  const length = random(Math.min(2_000, bytes.length - at));
  bytes.copyWithin(random(bytes.length - length), at, at + length);
  return bytes;
}

const ODD_VALUES = [
  '',
  '-1',
  '1e400',
  'NaN',
  '99999999999999999999',
  '-2147483649',
  '0.0000001',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '\u0000',
  '&#0;',
  '50%',
  'x'.repeat(70_000),
];

/** One part removed, truncated, swapped, doubled in place, or with odd attributes, ids and texts. */
function breakParts(original: Uint8Array, random: Random): Uint8Array {
  const parts = unzipSync(original);
  const names = Object.keys(parts).filter((name) => /\.(xml|rels)$/.test(name));
  for (let round = 1 + random(3); round > 0; round--) {
    const name = names[random(names.length)] ?? '';
    const part = parts[name];
    if (!part) continue;
    const xml = strFromU8(part);
    switch (random(8)) {
      case 0:
        delete parts[name];
        break;
      case 1:
        parts[name] = part.subarray(0, random(part.length + 1));
        break;
      case 2:
        parts[name] = parts[names[random(names.length)] ?? name] ?? part;
        break;
      case 3: {
        const values = [...xml.matchAll(/="([^"]*)"/g)];
        const chosen = values[random(Math.max(1, values.length))];
        const odd = ODD_VALUES[random(ODD_VALUES.length)] ?? '';
        if (chosen)
          parts[name] = strToU8(
            `${xml.slice(0, chosen.index)}="${odd}"${xml.slice(chosen.index + chosen[0].length)}`,
          );
        break;
      }
      case 4:
        parts[name] = strToU8(xml.replaceAll(/ id="\d+"/g, ` id="${random(5)}"`));
        break;
      case 5: {
        const elements = [...xml.matchAll(/<(\w+:\w+)[^>]*\/>/g)];
        const chosen = elements[random(Math.max(1, elements.length))];
        if (chosen) parts[name] = strToU8(xml.replace(chosen[0], chosen[0].repeat(1 + random(200))));
        break;
      }
      case 6: {
        const at = random(xml.length + 1);
        parts[name] = strToU8(`${xml.slice(0, at)}${'<a:x>'.repeat(random(5_000))}${xml.slice(at)}`);
        break;
      }
      default: {
        const numbers = [...xml.matchAll(/="-?\d+"/g)];
        let broken = xml;
        for (let i = 0; i < 20 && numbers.length > 0; i++) {
          const chosen = numbers[random(numbers.length)];
          if (chosen)
            broken = broken.replace(chosen[0], `="${random(2) ? '-' : ''}${'9'.repeat(1 + random(25))}"`);
        }
        parts[name] = strToU8(broken);
      }
    }
  }
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(parts)) files[name] = [bytes, { level: 1 }];
  return zipSync(files);
}

describe.skipIf(!existsSync(CORPUS))(`real decks broken at random (seed ${SEED})`, () => {
  it(
    `give sound records or an error of the catalogue, ${COUNT} times`,
    async () => {
      const random = randomOf(SEED);
      const files = readdirSync(CORPUS).filter(
        (name) => /\.(pptx|pptm)$/.test(name) && statSync(CORPUS + name).size < LARGEST,
      );
      const originals = new Map(files.map((name) => [name, new Uint8Array(readFileSync(CORPUS + name))]));
      for (let turn = 0; turn < COUNT; turn++) {
        const name = files[random(files.length)] ?? '';
        const original = originals.get(name) ?? new Uint8Array();
        let broken: Uint8Array;
        try {
          broken = random(3) === 0 ? breakBytes(original, random) : breakParts(original, random);
        } catch {
          continue; // the original itself cannot be opened
        }
        const what = `seed ${SEED}, turn ${turn}, ${name}`;
        const start = performance.now();
        try {
          const { snapshot } = await read(broken, { keepSource: false });
          for (const one of snapshot.records) {
            const { success, error } = record.safeParse(one);
            if (!success) expect.fail(`${what}: ${one.kind} ${JSON.stringify(error?.issues[0])}`);
          }
        } catch (error) {
          if (!(error instanceof LecternError)) throw new Error(what, { cause: error });
          expect(Object.keys(errorCatalogue), what).toContain(error.code);
        }
        expect(performance.now() - start, what).toBeLessThan(10_000);
      }
      expect(process.memoryUsage().rss).toBeLessThan(LONG ? 3e9 : 1.5e9);
    },
    LONG ? 1_800_000 : 240_000,
  );
});
