/** An outline by the pen or by a free hand, or the points of one that is there. */
export type Drawing =
  | { readonly type: 'pen' | 'freehand' }
  | { readonly type: 'points'; readonly elementId: string };
