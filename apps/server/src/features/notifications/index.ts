export type { NotificationsService } from './notifications.service.ts';
export { notifier } from './notifications.service.ts';
export { registerNotifications } from './register-notifications.ts';
