import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** A formula inside an open text: drawn when its engine has come, and one character for the cursor. */
export function formulaNodeView(node: Node): NodeView {
  const dom = document.createElement('span');
  dom.textContent = String(node.attrs.latex);
  void import('katex').then(({ default: katex }) => {
    katex.render(String(node.attrs.latex), dom, {
      throwOnError: false,
      displayMode: node.attrs.display === true,
    });
  });
  return { dom, ignoreMutation: () => true };
}
