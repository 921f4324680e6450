export { DatePicker } from './date-picker.tsx';
