import { identitiesEn, identitiesZh } from '../../parts/identities.ts';
import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  product: '讲台',
  slogan: '专业的备课、授课一体化教学演示平台',
  promise: {
    prepare: '导入 PowerPoint，继续编辑',
    teach: '一键授课，在课件上书写',
    keep: '随时保存，换台电脑接着用',
  },
  signIn: '登录',
  register: '注册',
  welcome: '欢迎回来',
  ended: '登录已结束，请重新登录。账号在别处退出、改了密码或被停用时会这样。',
  create: '创建账号',
  mode: '登录或注册',
  loginName: '账号',
  loginNameHint: '2 至 64 个字符，可用文字、数字和 . _ @ -',
  password: '密码',
  passwordHint: '至少 8 个字符',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  realName: '姓名',
  realNameHint: '学生和同事看到的名字',
  identity: '身份',
  identities: identitiesZh,
  toRegister: '还没有账号？注册',
  toSignIn: '已有账号？登录',
  noRegistration: {
    invitation: '没有账号？请向学校管理员要一个邀请链接。',
    closed: '没有账号？账号由学校管理员创建，请联系管理员。',
  },
  missing: {
    loginName: '请输入账号',
    password: '请输入密码',
    realName: '请输入姓名',
    passwordShort: '密码至少 8 个字符',
  },
};

const en: SameTexts<typeof zh> = {
  product: 'Lectern',
  slogan: 'The professional home for preparing lessons and presenting them in class',
  promise: {
    prepare: 'Import PowerPoint and go on editing',
    teach: 'Teach with one press and write on the slide',
    keep: 'Always saved, there on the next computer',
  },
  signIn: 'Sign in',
  register: 'Register',
  welcome: 'Welcome back',
  ended:
    'Your sign-in has ended: please sign in again. That is so when the account was signed out elsewhere, deactivated, or given a new password.',
  create: 'Create an account',
  mode: 'Sign in or register',
  loginName: 'Login name',
  loginNameHint: '2 to 64 characters: letters, digits and . _ @ -',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  realName: 'Name',
  realNameHint: 'What pupils and colleagues see',
  identity: 'You are a',
  identities: identitiesEn,
  toRegister: 'No account yet? Register',
  toSignIn: 'Have an account? Sign in',
  noRegistration: {
    invitation: 'No account yet? Ask your school’s administrator for an invitation.',
    closed: 'No account yet? Your school’s administrator makes accounts.',
  },
  missing: {
    loginName: 'Enter a login name',
    password: 'Enter the password',
    realName: 'Enter your name',
    passwordShort: 'The password needs at least 8 characters',
  },
};

export const { useTexts: useAccountTexts, translate: accountText } = defineTexts(zh, en);
