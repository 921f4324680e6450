import { SourceFrom } from '@lectern/protocol/document-shapes';

/** The source recorded in a copy, by the `type` of the call. */
export const copySource = {
  get: SourceFrom.obtained,
  create: SourceFrom.created,
  edit: SourceFrom.edited,
  share: SourceFrom.shared,
} as const;
