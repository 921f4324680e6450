import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import { QUESTION_MODES, QuestionGallery } from './questions.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'en' ? 'en' : 'zh';
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
document.documentElement.dataset.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const root = document.getElementById('root');
const mode = QUESTION_MODES.find((one) => one === query.get('mode')) ?? 'answer';
const width = Number(query.get('width')) || innerWidth;
if (root)
  createRoot(root).render(
    query.get('show') === 'questions' ? (
      <QuestionGallery language={language} mode={mode} width={width} />
    ) : (
      <Gallery language={language} />
    ),
  );
