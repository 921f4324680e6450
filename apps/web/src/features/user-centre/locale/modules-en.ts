import { identitiesEn } from '../../../parts/identities/index.ts';
import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './modules-zh.ts';

export const en: SameTexts<typeof zh> = {
  roles: identitiesEn,
  title: 'User centre',
  personal: 'Personal account',
  modules: 'My modules',
  disk: {
    title: 'My disk',
    text: 'Coursewares, files, and what others shared with you',
    used: '{{used}} of {{capacity}} used',
  },
  classes: {
    title: 'My classes',
    text: 'Lists of pupils, seats and figures of lessons',
    count: 'Classes: {{count}}',
  },
  lessons: { title: 'Lesson records', text: 'Which pages and tools each lesson had' },
  acts: { title: 'What I did', text: 'Coursewares made, lessons taught and links given' },
  school: { title: 'School', text: 'People, invitations, classes, room and what is switched on' },
  profile: {
    title: 'Profile and security',
    text: 'Names, portrait, password, signed-in devices and school accounts',
  },
  edit: 'Edit the profile',
};
