/**
 * What a show of one file has only when its courseware needs it: a script of its own that leaves its library here before
 * the show begins. In this build the stage's own modules of these libraries are put aside for `formulas` and `charts`.
 */
export interface ShowPieces {
  formulas?: unknown;
  charts?: unknown;
}

/** Where pieces meet: the only name that a show gives to its page. */
export function showPieces(): ShowPieces {
  const page = globalThis as { lecternShow?: ShowPieces };
  page.lecternShow ??= {};
  return page.lecternShow;
}
