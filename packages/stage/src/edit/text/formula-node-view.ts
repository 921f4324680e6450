import { LateCode } from '@lectern/ui/late';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

const engine = new LateCode(async () => (await import('katex')).default);

/** A formula inside an open text: drawn when its engine has come, and one character for the cursor. */
export function formulaNodeView(node: Node): NodeView {
  const dom = document.createElement('span');
  dom.textContent = String(node.attrs.latex);
  const draw = () =>
    engine.value?.render(String(node.attrs.latex), dom, {
      throwOnError: false,
      displayMode: node.attrs.display === true,
    });
  draw();
  const stopListening = engine.state.subscribe(draw);
  const stopNeeding = engine.need();
  return {
    dom,
    ignoreMutation: () => true,
    destroy: () => {
      stopListening();
      stopNeeding();
    },
  };
}
