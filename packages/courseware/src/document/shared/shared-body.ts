import * as Y from 'yjs';
import { listStyle, type TextBody, textBox } from '../../records/text.ts';
import { fitting } from '../text/text-check.ts';
import { readText, writeText } from './shared-text.ts';
import { readValue, writeValue } from './shared-value.ts';

/** The Y.Text under a key, created if it does not exist. */
export function sharedText(map: Y.Map<unknown>, key: string): Y.Text {
  const known = map.get(key);
  if (known instanceof Y.Text) return known;
  const text = new Y.Text();
  map.set(key, text);
  return text;
}

/** Writes a text body: its paragraphs into a Y.Text under the key, its `box` and `levels` as values beside it. */
export function writeBody(map: Y.Map<unknown>, key: string, body: TextBody | undefined): void {
  writeText(sharedText(map, key), body?.paragraphs);
  writeValue(map, `${key}.box`, body?.box);
  writeValue(map, `${key}.levels`, body?.levels);
}

const bodies = new WeakMap<readonly unknown[], TextBody>();

/** Returns the same object as before if no part changed: drawing code compares by identity. */
export function bodyOf(paragraphs: TextBody['paragraphs'], box: unknown, levels: unknown): TextBody {
  const validBox = fitting(textBox, box);
  const validLevels = fitting(listStyle, levels);
  const known = bodies.get(paragraphs);
  if (known && known.box === validBox && known.levels === validLevels) return known;
  const body: TextBody = { paragraphs };
  if (validBox) body.box = validBox;
  if (validLevels) body.levels = validLevels;
  bodies.set(paragraphs, body);
  return body;
}

/** The text body under a key; undefined for "no text". */
export function readBody(map: Y.Map<unknown>, key: string): TextBody | undefined {
  const text = map.get(key);
  if (!(text instanceof Y.Text)) return undefined;
  const paragraphs = readText(text);
  return (
    paragraphs &&
    bodyOf(
      paragraphs as TextBody['paragraphs'],
      readValue(map, `${key}.box`),
      readValue(map, `${key}.levels`),
    )
  );
}
