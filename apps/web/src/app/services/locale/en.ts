import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  feedback: {
    open: 'Report a problem',
    title: 'Report a problem',
    about: 'Tell what happened: those who look after the program at your school will read it.',
    name: 'Name',
    contact: 'How to reach you',
    contactHint: 'Phone or e-mail',
    happened: 'What happened',
    happenedHint: 'For example: after “Teach” nothing moved',
    description: 'Description',
    descriptionHint: 'What you did before, whether it happens again; may be left out',
    needed: 'Say what happened',
    tooLong: 'At most {{max}} characters; it has {{length}}: shorten it, then send',
    left: 'Can be sent for {{seconds}} s more, then no longer',
    over: 'This happened more than 20 minutes ago: nothing can be told about it any more',
    submit: 'Send',
    cancel: 'Cancel',
    thanks: 'Thanks for your feedback, we will handle it soon',
    close: 'Close ({{seconds}} s)',
  },
  update: {
    text: 'The latest features are loaded: update the page',
    action: 'Update the page',
    reloading: 'The version was updated, the page will reload',
  },
  browser: {
    tip: 'This browser’s core is version {{current}}; {{recommended}} or later is recommended: consider an upgrade',
  },
};
