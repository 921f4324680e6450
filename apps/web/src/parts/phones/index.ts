export type { ActivityChange, AskedCommand, PanelPhones } from './panel-phones.ts';
export { usePhones } from './use-phones.ts';
