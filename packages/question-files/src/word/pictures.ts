import { mtefToLatex, readCompoundFile } from '@lectern/pptx/mtef';
import { contentOf, type XmlElement } from '@lectern/pptx/package';
import type { Piece } from '@lectern/questions';
import type { WordScope } from './word-scope.ts';

const LONGEST_ALT = 1024;

export interface Pictures {
  readonly pieces: readonly Piece[];
  /** Contents of text boxes (w:txbxContent). */
  readonly boxes: readonly XmlElement[];
}

/** The pictures, equations and text boxes of a w:drawing, w:pict or w:object. */
export function picturesIn(element: XmlElement, scope: WordScope): Pictures {
  const equation = element.name === 'w:object' ? equationOf(element, scope) : undefined;
  if (equation) return { pieces: [equation], boxes: [] };
  const found = partsIn(element);
  const alt = altOf(element);
  const pieces = found.pictures.flatMap((id) => pictureOf(id, alt, scope));
  if (found.pictures.length === 0 && found.boxes.length === 0) scope.note('object-lost', found.what);
  return { pieces, boxes: found.boxes };
}

/** Relation ids of pictures, and text boxes, in the order of the document. Pictures within a box belong to the box. */
function partsIn(element: XmlElement) {
  const pictures: string[] = [];
  const boxes: XmlElement[] = [];
  const names: string[] = [];
  const visit = (each: XmlElement) => {
    if (each.name === 'w:txbxContent') {
      boxes.push(each);
      return;
    }
    const id =
      each.name === 'a:blip'
        ? (each.attr('r:embed') ?? each.attr('r:link'))
        : each.name === 'v:imagedata'
          ? (each.attr('r:id') ?? each.attr('o:relid'))
          : undefined;
    if (id !== undefined) pictures.push(id);
    if (/^(?:c|dgm|cx):/.test(each.name)) names.push(each.name.startsWith('dgm') ? 'diagram' : 'chart');
    for (const child of contentOf(each)) visit(child);
  };
  visit(element);
  return { pictures: [...new Set(pictures)], boxes, what: names[0] ?? element.name.slice(2) };
}

function pictureOf(id: string, alt: string, scope: WordScope): Piece[] {
  const relation = scope.part.relations.get(id);
  if (relation?.external) {
    scope.note('picture-external');
    return [];
  }
  const asset = relation && scope.files.picture(relation.target);
  if (!asset) {
    scope.note('picture-lost', relation?.target.slice(relation.target.lastIndexOf('/') + 1));
    return [];
  }
  return [{ type: 'medium', medium: { type: 'picture', asset, ...(alt === '' ? {} : { alt }) } }];
}

/** The description of a drawing (wp:docPr), unless it is a file's name or path. */
function altOf(element: XmlElement): string {
  const named = [...element.descendants()].find((each) => each.name.endsWith(':docPr'));
  const text = named?.attr('descr')?.trim() ?? '';
  return /\.(?:png|jpe?g|gif|bmp|emf|wmf)$/i.test(text) || /^[a-z]:\\|:\/\//i.test(text)
    ? ''
    : text.slice(0, LONGEST_ALT);
}

/** An equation of MathType or of the old Equation Editor, when all of it is understood. */
function equationOf(element: XmlElement, scope: WordScope): Piece | undefined {
  const object = element.child('o:OLEObject');
  if (!/^Equation/i.test(object?.attr('ProgID') ?? '')) return undefined;
  const relation = scope.part.relations.get(object?.attr('r:id') ?? '');
  const bytes = relation && !relation.external ? scope.package.bytes(relation.target) : undefined;
  const stream = bytes && readCompoundFile(bytes)?.get('Equation Native');
  const formula = stream && mtefToLatex(stream);
  return formula && { type: 'formula', latex: formula.latex };
}
