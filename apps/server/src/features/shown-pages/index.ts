export { lookOf } from './page-looks.ts';
export { registerShownPages } from './register-shown-pages.ts';
export { PICTURED_TOPIC, type ShownPagesService } from './shown-pages.service.ts';
