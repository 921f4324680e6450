import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { diagramDrawing } from './diagram-drawing.ts';

const drawing = (id: string, part: string, kind = 'diagramDrawing') => ({
  id,
  type: `http://x/${kind}`,
  part,
});
const one = drawing('r1', 'ppt/diagrams/drawing1.xml');
const two = drawing('r2', 'ppt/diagrams/drawing2.xml');
const data = (id: string) =>
  strToU8(`<dgm:dataModel><dsp:dataModelExt  relId = '${id}' minVer="x"/></dgm:dataModel>`);

describe('diagramDrawing', () => {
  it('returns the drawing that the data name', () => {
    expect(diagramDrawing([one, two], 'ppt/diagrams/data1.xml', data('r2'))).toBe(two);
  });

  it('returns the drawing with the number of the data otherwise', () => {
    expect(diagramDrawing([one, two], 'ppt/diagrams/data2.xml', undefined)).toBe(two);
    expect(diagramDrawing([one, two], 'ppt/diagrams/data2.xml', data('gone'))).toBe(two);
  });

  it('returns the only drawing otherwise', () => {
    expect(diagramDrawing([one], 'ppt/diagrams/data7.xml', undefined)).toBe(one);
    expect(diagramDrawing([one, two], 'ppt/diagrams/data7.xml', undefined)).toBeUndefined();
  });

  it('returns no other relation, and no missing drawing', () => {
    expect(
      diagramDrawing(
        [drawing('r1', 'ppt/diagrams/drawing1.xml', 'image')],
        'ppt/diagrams/data1.xml',
        data('r1'),
      ),
    ).toBeUndefined();
    expect(diagramDrawing([drawing('r1', '')], 'ppt/diagrams/data1.xml', data('r1'))).toBeUndefined();
  });
});
