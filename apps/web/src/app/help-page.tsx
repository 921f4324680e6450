import { lazyScreen } from './lazy-screen.tsx';

/** In a file of its own, with its styles: every other surface would carry what it shares with this one. */
const Help = lazyScreen(async () => (await import('./help/help.tsx')).Help);

/** `/help`: how to work with the program, open to nobody. */
export function HelpPage() {
  return <Help />;
}
