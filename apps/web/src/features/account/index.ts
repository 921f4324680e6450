export { AccountMenu } from './account-menu.tsx';
export { desktopAddress, mayHaveDesktop, openInDesktop } from './desktop/desktop-link.ts';
