import type { WritingDescription } from '../../engines/writing/strokes/model.ts';

/** Characters whose strokes are shown, traced and written; 永 has the eight basic strokes. */
export const strokeOrderTool: WritingDescription = {
  name: { zh: '笔顺书写', en: 'Stroke Order Writing' },
  usual: '永',
};
