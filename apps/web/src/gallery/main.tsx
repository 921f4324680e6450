import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'en' ? 'en' : 'zh';
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
document.documentElement.dataset.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery language={language} />);
