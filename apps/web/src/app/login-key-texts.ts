export const zh = {
  title: '以“{{name}}”的身份登录？',
  text: '此链接会登录这个账号。如果不是您本人的账号，请不要继续。',
  yes: '登录',
  no: '不登录',
};

export const en = {
  title: 'Sign in as “{{name}}”?',
  text: 'This link signs in to that account. If it is not yours, do not go on.',
  yes: 'Sign in',
  no: 'Do not sign in',
};
