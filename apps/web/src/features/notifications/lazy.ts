export { NotificationBell } from './notification-bell.tsx';
export { watchParsed } from './parsed-notice.ts';
