import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/mini';
import { App } from './app/app.tsx';
import { fetchAhead } from './platform/live/fetch-ahead.ts';

// The content security policy forbids compiling code at run time, which zod would try.
config({ jitless: true });

// Where the address opens a courseware, it is asked for at once: its code and the account's are still on their way.
const opens = /^#\/(?:view|play)\?(?:.*&)?fileId=([0-9a-f-]{36})/.exec(location.hash)?.[1];
if (opens !== undefined) fetchAhead(opens);

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
