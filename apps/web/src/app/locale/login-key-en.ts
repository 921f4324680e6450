export const en = {
  title: 'Sign in as “{{name}}”?',
  text: 'This link signs in to that account. If it is not yours, do not go on.',
  yes: 'Sign in',
  no: 'Do not sign in',
};
