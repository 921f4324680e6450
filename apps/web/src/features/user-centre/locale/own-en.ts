import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './own-zh.ts';

export const en: SameTexts<typeof zh> = {
  handOver: {
    waits:
      'Your school ({{by}}) wants to give all documents of your disk to “{{to}}”. Unless you object, this is done on {{when}}.',
    waitsWithClasses:
      'Your school ({{by}}) wants to give all documents of your disk and the classes that you teach to “{{to}}”. Unless you object, this is done on {{when}}.',
    sureTitle: 'Hand over to “{{to}}” now?',
    sure: 'All documents of your disk go to the other disk at once. You cannot take them back yourself; your school can give them back for {{days}} days.',
    sureWithClasses:
      'All documents of your disk go to the other disk at once, and your classes get the other teacher. You cannot take them back yourself; your school can give them back for {{days}} days.',
    sureYes: 'Hand over',
    sureNo: 'Cancel',
    agree: 'Agree, hand over now',
    object: 'Object',
    agreed: 'Handed over',
    objected: 'You objected; the documents stay on your disk',
  },
  data: {
    title: 'Export my data',
    text: 'Account, disk, coursewares, lessons, links, classes and notifications in one archive, which is kept for a day.',
    begin: 'Export',
    again: 'Export anew',
    waiting: 'Getting ready…',
    making: 'Packing files: {{done}} of {{total}}',
    cancel: 'Cancel the export',
    failed: 'The export did not succeed: {{why}}',
    expired: 'The file of the last export is gone; export anew.',
    ready: '{{size}}, kept until {{when}}',
    save: 'Download',
    remove: 'Delete',
  },
  cancel: {
    title: 'Cancel the account',
    text: 'What the account holds is deleted then and cannot be brought back. You have a week to change your mind.',
    lastAdmin:
      'Nobody else administers your school, so this account cannot end. Make somebody else academic staff or an administrator first.',
    begin: 'Cancel the account…',
    week: 'The account ends in a week; until then you can take that back at any time. When it ends:',
    losses: {
      documents:
        'Your disk and its bin are deleted (files: {{count}}, coursewares among them: {{coursewares}}, {{size}} together)',
      given:
        'Files that others were given and cannot open any more: {{count}}; people whom this concerns: {{people}}',
      links: 'Links that stop working: {{count}}',
      lessons: 'Lessons whose records and ink are deleted: {{count}}; what counts for a class stays with it',
      classesAlone:
        'Classes that you alone teach: {{count}}; those of a school are archived and stay with it, others are deleted with their pupils',
      classesShared: 'Classes that you leave to those who teach them as well: {{count}}',
      schools: 'School accounts that are reached through this one alone, and by nobody any more: {{count}}',
      names: 'Names, login name and portrait are erased, and every device is signed out',
    },
    password: 'Confirm with your password',
    personPassword: 'The password of your personal account',
    passwordMissing: 'Enter your password',
    passwordWrong: 'The password is wrong',
    no: 'Keep it',
    yes: 'Cancel it in a week',
    asked: 'The account ends on {{when}}; until then you can take that back',
    due: 'This account ends on {{when}}, and what it holds is deleted then.',
    keep: 'Keep the account',
    kept: 'Taken back: the account stays',
  },
};
