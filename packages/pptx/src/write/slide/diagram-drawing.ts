import { strFromU8 } from 'fflate';
import { kindOf, type SourceRelation } from '../original/original.ts';

type Relation = Pick<SourceRelation, 'id' | 'type' | 'part'>;

/**
 * The relation to the drawing of a diagram's data, among the relations of its slide: named in the data's extension
 * ([MS-ODRAWXML] 2.9.1.1), otherwise by the number that both part names have.
 */
export function diagramDrawing<R extends Relation>(
  relations: readonly R[],
  data: string,
  bytes: Uint8Array | undefined,
): R | undefined {
  const drawings = relations.filter((each) => kindOf(each) === 'diagramDrawing' && each.part !== '');
  const text = strFromU8(bytes ?? new Uint8Array());
  const named = /dataModelExt\b[^>]*\srelId\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const number = /(\d+)\.xml$/.exec(data)?.[1];
  return (
    drawings.find(({ id }) => id === named) ??
    drawings.find(({ part }) => part.endsWith(`drawing${number}.xml`)) ??
    (drawings.length === 1 ? drawings[0] : undefined)
  );
}
