/// <reference path="./css-modules.d.ts" />
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Button, type ButtonProps, type ButtonTone, type ControlSize } from './button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { classNames } from './class-names.ts';
export {
  ColorInput,
  type ColorInputProps,
  type ColorSwatch,
  ColorSwatches,
  type ColorSwatchesProps,
} from './color-swatches.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  type DialogSize,
} from './dialog.tsx';
export { Field, type FieldProps } from './field.tsx';
export { fingerArea } from './finger-area.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Input, type InputProps, TextArea, type TextAreaProps } from './input.tsx';
export {
  ContextMenu,
  type ContextMenuProps,
  Menu,
  MenuCheckItem,
  type MenuCheckItemProps,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
  Submenu,
  type SubmenuProps,
} from './menu.tsx';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
export { Slider, type SliderProps } from './slider.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { EmptyState, ErrorState } from './state-message.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { TabPanel, Tabs, type TabsProps } from './tabs.tsx';
export { dismissToast, showToast, type ToastContent, type ToastKind, ToastRegion } from './toast.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './toggle-group.tsx';
export { Tooltip, type TooltipProps, TooltipProvider, type TooltipSide } from './tooltip.tsx';
export { type UiTexts, UiTextsContext, uiTextsEn, uiTextsZh, useUiTexts } from './ui-texts.ts';
