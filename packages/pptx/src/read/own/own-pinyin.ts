import { type Element, type ElementOf, type TextBody, textBody } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../element-base.ts';
import { keptBase } from './kept-base.ts';
import { ownExtension } from './own-marks.ts';

/** Most characters of the data: more than any text on a page has. */
const MOST_DATA = 256 * 1024;

/**
 * Converts a group of characters with pinyin above back to a text with pinyin, if the group still has the same text.
 * Otherwise the text typed in PowerPoint is kept.
 */
export function asPinyin(
  node: XmlElement,
  group: Element,
  inside: readonly Element[],
): ElementOf<'shape'> | undefined {
  const own = ownExtension(nonVisual(node)?.child('p:cNvPr'))?.child('lectern:element');
  const [box, ...pairs] = inside;
  if (group.type !== 'group' || own?.attr('pinyin') === undefined || box?.type !== 'shape') return undefined;
  const kept = keptText(own.text);
  const said = pairs.flatMap((pair) => (pair.type === 'shape' ? plainWords(pair.text) : ['\u0000'])).join('');
  if (!kept || bare(said) !== bare(pairWords(kept.words.text))) return undefined;
  const { geometry, fill, line, effects, textBox, pageFill, textDefaults } = box;
  return {
    ...keptBase(group),
    type: 'shape',
    ...(geometry && !kept.outlineOfLayout && { geometry }),
    ...(fill && { fill }),
    ...(line && { line }),
    ...(effects && { effects }),
    ...(pageFill && { pageFill }),
    ...(textBox && { textBox }),
    ...(textDefaults && { textDefaults }),
    ...kept.words,
  };
}

interface Kept {
  readonly words: { readonly text: TextBody } & Pick<ElementOf<'shape'>, 'placeholder'>;
  /** Whether the shape has no outline of its own. */
  readonly outlineOfLayout: boolean;
}

function keptText(json: string): Kept | undefined {
  if (json.length > MOST_DATA) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const text = textBody.safeParse('text' in data ? data.text : undefined).data;
  const tie: unknown = 'placeholder' in data ? data.placeholder : undefined;
  return text && { words: { text, ...placeholderIn(tie) }, outlineOfLayout: 'outlineOfLayout' in data };
}

function placeholderIn(tie: unknown): Pick<ElementOf<'shape'>, 'placeholder'> {
  if (typeof tie !== 'object' || tie === null || !('type' in tie) || typeof tie.type !== 'string') return {};
  const index = 'index' in tie && Number.isSafeInteger(tie.index) ? Number(tie.index) : undefined;
  return { placeholder: { type: tie.type.slice(0, 16), ...(index !== undefined && { index }) } };
}

function plainWords(text: TextBody | undefined): string[] {
  return (text?.paragraphs ?? []).flatMap(({ runs }) =>
    runs.map((run) => (run.type === 'text' || run.type === 'field' ? run.text : '')),
  );
}

/** Each character after its syllable, in the order of the group's shapes. */
function pairWords({ paragraphs }: TextBody): string {
  return paragraphs
    .flatMap(({ runs }) =>
      runs.flatMap((run) => {
        if (run.type !== 'text' && run.type !== 'field') return [];
        const syllable = run.type === 'text' ? run.props?.ruby : undefined;
        return syllable === undefined ? [run.text] : [...run.text].map((letter) => syllable + letter);
      }),
    )
    .join('');
}

/** The text without spaces, which are lost when lines are broken again. */
function bare(words: string): string {
  return words.replace(/\s+/g, '');
}
