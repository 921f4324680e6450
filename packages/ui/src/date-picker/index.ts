export { localDay } from './calendar.ts';
export { DatePicker } from './date-picker.tsx';
