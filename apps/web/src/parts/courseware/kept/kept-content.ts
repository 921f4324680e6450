/** How much of a courseware lies in this browser, to be opened and taught without a network. */
export type KeptContent =
  /** Nobody has looked yet. */
  | { readonly type: 'asked' }
  /** Its files are being fetched: so many of so many are here. */
  | { readonly type: 'fetching'; readonly here: number; readonly all: number }
  | { readonly type: 'whole' }
  /** `room`: the browser has no room for it, or keeps nothing. `unreachable`: some files could not be had. */
  | {
      readonly type: 'lacking';
      readonly why: 'room' | 'unreachable';
      readonly here: number;
      readonly all: number;
    };
