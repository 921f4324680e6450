export type { NotificationsService } from './notifications.service.ts';
export { notifier } from './notifier.ts';
export { registerNotifications } from './register-notifications.ts';
