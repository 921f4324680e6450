import type { MutationRequest } from './mutation-reader.ts';

/**
 * Seeds that once broke the reader or the drawing, with their file. They are only valid while the mutation code is
 * unchanged.
 */
export const KEPT_SEEDS: readonly MutationRequest[] = [
  // a font with the name of a member of every object
  { file: 'pptx-glimpse__real-financial-report__0e06d2b3.pptx', seed: 4080163523 },
  // entries that begin before the file does
  { file: 'poi__at.ecodesign.www_downloads_Vertiefungsvortrag_el__4c9630fe.pptx', seed: 2545270260 },
  { file: 'poi__au.asn.aes.www_conferences_2011_presentations_Fr__426582c9.pptx', seed: 3306478041 },
];
