export { InvitedScreen } from './invitations/invited-screen.tsx';
