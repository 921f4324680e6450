import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app/app.tsx';

// The content security policy forbids compiling code at run time, which zod would try.
config({ jitless: true });

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
