import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';

document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'light';
