/** An outline drawn with the pen or freehand, or an existing one whose points are edited. */
export type Drawing =
  | { readonly type: 'pen' | 'freehand' }
  | { readonly type: 'points'; readonly elementId: string };
