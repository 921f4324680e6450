/** How much of a courseware is stored in this browser for opening and teaching it offline. */
export type KeptContent =
  /** The files have not been counted yet. */
  | { readonly type: 'asked' }
  /** Files are being downloaded: `here` of `all` are stored. */
  | { readonly type: 'fetching'; readonly here: number; readonly all: number }
  | { readonly type: 'whole' }
  /** `room`: the browser has no room for the files, or has no storage. `unreachable`: some files failed to load. */
  | {
      readonly type: 'lacking';
      readonly why: 'room' | 'unreachable';
      readonly here: number;
      readonly all: number;
    };
