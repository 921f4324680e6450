import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { LOGIN_KEY_PARAMETER } from '@lectern/protocol/constants';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { bringScreenOf } from './app/courseware-pages.tsx';
import { dropSkeletonWhenShown } from './app/first/skeleton.ts';
import { fetchAhead } from './parts/courseware/index.ts';
import { loadSession } from './platform/api/session.ts';
import { followTheme } from './platform/appearance/theme.ts';
import { connection } from './platform/connection/window-connection.ts';

followTheme();
connection.follow();

/** From knowing the session to a signed call on the wire, milliseconds. */
const SENT_MS = 15;

// Where the address opens a courseware, it is asked for at once: its code and the account's are still on their way.
const [, route = '', opens] = /^#(\/(?:view|play))\?(?:.*&)?fileId=([0-9a-f-]{36})/.exec(location.hash) ?? [];
if (opens !== undefined) {
  // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
  if (!location.href.includes(`${LOGIN_KEY_PARAMETER}=`))
    fetchAhead(opens, route === '/play' ? 'records' : 'state');
  // Reading a surface's code keeps the browser busy: not before what was asked for is on its way.
  const bring = () => setTimeout(() => bringScreenOf(route), SENT_MS);
  loadSession().then(bring, bring);
}

const root = document.getElementById('root');
if (root !== null) {
  dropSkeletonWhenShown(root, document.getElementById('skeleton'));
  createRoot(root).render(<App />);
}
