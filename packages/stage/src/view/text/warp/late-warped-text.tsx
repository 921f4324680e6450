import { late } from '../../late.tsx';
import type { TextViewProps } from '../text-view-props.ts';

/** `WarpedText`, whose code comes with the first WordArt. */
export const WarpedText = late<TextViewProps>(
  () => import('./warped-text.tsx').then((module) => module.WarpedText),
  <div data-loading="" />,
);
