import { identitiesEn, identitiesZh } from '../../../parts/identities.ts';
import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  roles: identitiesZh,
  title: '个人中心',
  personal: '个人账号',
  modules: '我的模块',
  disk: { title: '我的网盘', text: '课件、文件和别人分享给我的内容', used: '已用 {{used}} / {{capacity}}' },
  classes: { title: '我的班级', text: '学生名单、座位和课堂数据', count: '{{count}} 个班级' },
  lessons: { title: '授课记录', text: '每节课讲了哪些页、用了哪些工具' },
  acts: { title: '我的动态', text: '做过的课件、上过的课和发出的分享' },
  school: { title: '学校管理', text: '人员、邀请、班级、配额和功能开关' },
  profile: { title: '个人资料与安全', text: '姓名、头像、密码、已登录的设备和机构账号' },
  edit: '编辑资料',
};

const en: SameTexts<typeof zh> = {
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

export const { useTexts: useModulesTexts } = defineTexts(zh, en);
