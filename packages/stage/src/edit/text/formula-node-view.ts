import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import {
  formulaEngine,
  inlineFormulaMarkup,
  inlineFormulaStyle,
} from '../../view/formula/inline-formula.tsx';
import { cssText } from './look-plugin.ts';

/**
 * A formula inside an open text: drawn as on the page, so that the text does not move when it is opened, and one
 * character for the cursor. Until its engine is loaded it is shown as its source.
 */
export function formulaNodeView(node: Node): NodeView {
  // The run's style is on the outer of the two nodes, as on the page.
  const dom = document.createElement('span');
  const formula = dom.appendChild(document.createElement('span'));
  formula.dataset.formula = '';
  const latex = String(node.attrs.latex);
  formula.textContent = latex;
  const draw = () => {
    // The page sets the same attribute, so that a text is not measured while its formula is not loaded.
    formula.toggleAttribute('data-loading', formulaEngine.state.get().type === 'waiting');
    formula.toggleAttribute('data-lacking', formulaEngine.state.get().type === 'failed');
    if (!formulaEngine.value) return;
    formula.style.cssText = cssText(inlineFormulaStyle);
    formula.innerHTML = inlineFormulaMarkup(formulaEngine.value, latex, node.attrs.display === true);
  };
  draw();
  const stopListening = formulaEngine.state.subscribe(draw);
  const stopNeeding = formulaEngine.need();
  return {
    dom,
    ignoreMutation: () => true,
    destroy: () => {
      stopListening();
      stopNeeding();
    },
  };
}
