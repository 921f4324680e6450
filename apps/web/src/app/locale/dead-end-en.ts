export const en = {
  notFound: { title: '404 not found!', text: 'There is no page at this address.', back: 'Back to home' },
  forbidden: {
    title: 'Unable to access this page',
    text: 'You have no permission to access this page. ',
    back: 'Back',
  },
  guest: {
    title: 'You can use this feature after logging in',
    signIn: 'Sign in',
  },
};
