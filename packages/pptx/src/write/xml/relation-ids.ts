import type { XmlElement } from '../../package/xml.ts';

/** Ids of relations that a piece of XML refers to (embed, link, id …). */
export function* relationIds(piece: XmlElement): Generator<string> {
  const { attributes } = piece;
  for (let i = 0; i < attributes.length; i += 2) {
    const id = attributes[i + 1];
    if (attributes[i]?.startsWith('r:') && id) yield id;
  }
  for (const child of piece.children) yield* relationIds(child);
}
