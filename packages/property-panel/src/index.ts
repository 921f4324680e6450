/// <reference path="./styles.d.ts" />

export { type ColorChoice, ColorDots } from './colors/color-dots.tsx';
export { ColorPicker } from './colors/color-picker.tsx';
export { ColorRadios } from './colors/color-radios.tsx';
export { ColorSwatches } from './colors/color-swatches.tsx';
export { cssOf, opacityOf, opaque, withOpacity } from './colors/palette.ts';
export { ThemeColors } from './colors/theme-colors.tsx';
export { FillEditor } from './fill/fill-editor.tsx';
export { gradientFrom } from './fill/gradient.ts';
export { GradientEditor } from './fill/gradient-editor.tsx';
export { FoldedSection } from './folded-section.tsx';
export { type KeptFolds, type PanelHost, PanelHostContext, type PanelPictures } from './panel-host.ts';
export {
  PanelFields,
  PanelLine,
  PanelRow,
  PanelSection,
  PanelSelect,
  PanelStatus,
} from './panel-section.tsx';
export { PictureMenu } from './picture-menu.tsx';
export { type SearchItem, SearchList } from './search-list.tsx';
export { SliderRow } from './slider-row.tsx';
