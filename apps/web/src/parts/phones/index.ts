export type { ActivityChange, AskedCommand, PanelPhones, PhonesState } from './panel-phones.ts';
export { usePhones } from './use-phones.ts';
