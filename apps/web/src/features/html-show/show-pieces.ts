/**
 * Libraries that only some coursewares need: each is a separate script that stores its library in this object before
 * the show begins. In this build `formulas` and `charts` replace the stage's own modules of these libraries.
 */
export interface ShowPieces {
  formulas?: unknown;
  charts?: unknown;
}

/** Global object through which scripts share libraries; its name is the only global of a show. */
export function showPieces(): ShowPieces {
  const page = globalThis as { lecternShow?: ShowPieces };
  page.lecternShow ??= {};
  return page.lecternShow;
}
